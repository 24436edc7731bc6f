extension UIView {
  /// Writes the view and its subtree to a sink, one element per view, back to front.
  ///
  /// Pending layout is flushed first. Elements are named as Interface Builder names them. Attributes, in this order,
  /// those in brackets only where they say something: `[id] [customClass] [key] x y width height windowX windowY
  /// [text] …` what the class adds `… [tag] [alpha] [hidden] [zPosition] [accessibilityIdentifier]`. `x` and `y` are
  /// relative to the superview, `windowX` and `windowY` to the top of the hierarchy: for a view with a transform they
  /// are those of its bounding box. Parts that a control makes for itself are left out, hidden views are not.
  ///
  /// - Complexity: O(views), and O(depth) more for each view below a transform.
  public func writeTree<Sink: ViewTreeSink>(to sink: inout Sink) {
    topmost.layoutIfNeeded()
    layoutIfNeeded()
    let origin = superviewStorage.map { $0.convert(CGPoint.zero, to: $0.topmost) } ?? .zero
    let offset = superviewStorage?.boundsOrigin ?? .zero
    let transformed = superviewStorage.map { $0.isBelowTransform } ?? false
    writeElement(
      to: &sink,
      contentOrigin: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y),
      belowTransform: transformed
    )
  }

  /// Whether the view or an ancestor has a transform.
  private var isBelowTransform: Bool {
    var view: UIView? = self
    while let next = view {
      if next.flags.contains(.hasTransform) { return true }
      view = next.superviewStorage
    }
    return false
  }

  /// Writes this view; `contentOrigin` is where the superview's upper left corner lies in the window.
  private func writeElement<Sink: ViewTreeSink>(
    to sink: inout Sink,
    contentOrigin: CGPoint,
    belowTransform: Bool
  ) {
    let rect = frame
    var origin: CGPoint
    if belowTransform, let parent = superviewStorage {
      origin = parent.convert(rect, to: topmost).origin
    } else {
      let scrolled = superviewStorage?.boundsOrigin ?? .zero
      origin = CGPoint(
        x: contentOrigin.x + rect.origin.x - scrolled.x,
        y: contentOrigin.y + rect.origin.y - scrolled.y
      )
    }
    if superviewStorage == nil { origin = .zero }
    sink.begin(type(of: self).interfaceBuilderElement)
    writeIdentity(to: &sink)
    sink.attribute("x", DecimalText.string(rect.origin.x))
    sink.attribute("y", DecimalText.string(rect.origin.y))
    sink.attribute("width", DecimalText.string(rect.size.width))
    sink.attribute("height", DecimalText.string(rect.size.height))
    sink.attribute("windowX", DecimalText.string(origin.x))
    sink.attribute("windowY", DecimalText.string(origin.y))
    if let text = treeText { sink.attribute("text", text) }
    writeTreeAttributes { name, value in sink.attribute(name, value) }
    writeAppearance(to: &sink)
    let below = belowTransform || flags.contains(.hasTransform)
    for view in subviewStorage where !view.flags.contains(.internalPart) {
      view.writeElement(to: &sink, contentOrigin: origin, belowTransform: below)
    }
    sink.end()
  }

  private func writeIdentity<Sink: ViewTreeSink>(to sink: inout Sink) {
    if let interfaceBuilderID { sink.attribute("id", interfaceBuilderID) }
    if let name = customClassName { sink.attribute("customClass", name) }
    if flags.contains(.isContentView) { sink.attribute("key", "contentView") }
  }

  private func writeAppearance<Sink: ViewTreeSink>(to sink: inout Sink) {
    if tag != 0 { sink.attribute("tag", String(tag)) }
    if opacity != 1 { sink.attribute("alpha", DecimalText.string(opacity)) }
    if flags.contains(.hidden) { sink.attribute("hidden", "YES") }
    guard let rare else { return }
    if rare.zPosition != 0 {
      sink.attribute("zPosition", DecimalText.string(rare.zPosition))
    }
    if let identifier = rare.accessibilityIdentifier {
      sink.attribute("accessibilityIdentifier", identifier)
    }
  }

  /// The class's name where it is not the engine's own.
  public var customClassName: String? {
    if let name = rare?.declaredClassName { return name }
    return ClassNames.customName(of: type(of: self))
  }
}

/// The names of users' classes, kept because asking the runtime for a name allocates.
@MainActor
enum ClassNames {
  private static var names: [ObjectIdentifier: String?] = [:]
  private static let ownModule = moduleName(of: UIView.self)

  /// The name without its module, or nil for a class of the engine.
  static func customName(of type: AnyClass) -> String? {
    let key = ObjectIdentifier(type)
    if let known = names[key] { return known }
    let name: String? = moduleName(of: type) == ownModule ? nil : String(describing: type)
    names[key] = .some(name)
    return name
  }

  private static func moduleName(of type: AnyClass) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}
