extension UIView {
  /// Writes the view and its subtree to a sink, one element for each view, back to front.
  ///
  /// Pending layout runs first. Elements have Interface Builder's names. The attributes come in
  /// this order; those in brackets are left out at their defaults: `[id] [customClass] [key] x y
  /// width height windowX windowY [text] …` what the class adds `… [tag] [alpha] [hidden]
  /// [zPosition] [accessibilityIdentifier]`.
  ///
  /// `x` and `y` are relative to the superview, `windowX` and `windowY` to the top of the
  /// hierarchy. For a view with a transform they are those of its bounding box. Parts that a
  /// control makes for itself are left out; hidden views are not.
  ///
  /// - Complexity: O(views), plus O(depth) for each view below a transform.
  public func writeTree<Sink: ViewTreeSink>(to sink: inout Sink) {
    topmost.layoutIfNeeded()
    layoutIfNeeded()
    writeTreeAsItIs(to: &sink)
  }

  /// Writes the same as ``writeTree(to:)`` and leaves pending layout pending.
  package func writeTreeAsItIs<Sink: ViewTreeSink>(to sink: inout Sink) {
    var stack = [TreeFrame(view: self, place: placeInWindow)]
    openElement(stack[0].place, to: &sink)
    while let frame = stack.last {
      guard let view = stack[stack.count - 1].nextSubview() else {
        sink.end()
        stack.removeLast()
        continue
      }
      guard !view.flags.contains(.internalPart) else { continue }
      let place = view.place(in: frame.place)
      view.openElement(place, to: &sink)
      stack.append(TreeFrame(view: view, place: place))
    }
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

  /// The view's position in the window, computed from its ancestors.
  private var placeInWindow: TreePlace {
    guard let parent = superviewStorage else {
      return TreePlace(origin: .zero, belowTransform: flags.contains(.hasTransform))
    }
    let origin = parent.convert(frame, to: topmost).origin
    return TreePlace(origin: origin, belowTransform: isBelowTransform)
  }

  /// The view's position in the window, from its superview's unless a transform is in the way.
  private func place(in parent: TreePlace) -> TreePlace {
    let scrolled = superviewStorage?.boundsOrigin ?? .zero
    guard !parent.belowTransform else {
      let origin = superviewStorage?.convert(frame, to: topmost).origin ?? .zero
      return TreePlace(origin: origin, belowTransform: true)
    }
    let rect = frame
    return TreePlace(
      origin: CGPoint(
        x: parent.origin.x + rect.origin.x - scrolled.x,
        y: parent.origin.y + rect.origin.y - scrolled.y
      ),
      belowTransform: flags.contains(.hasTransform)
    )
  }

  /// Opens this view's element and writes its attributes.
  private func openElement<Sink: ViewTreeSink>(_ place: TreePlace, to sink: inout Sink) {
    let rect = frame
    sink.begin(type(of: self).interfaceBuilderElement)
    sink.visit(self)
    writeIdentity(to: &sink)
    sink.attribute("x", DecimalText.string(rect.origin.x))
    sink.attribute("y", DecimalText.string(rect.origin.y))
    sink.attribute("width", DecimalText.string(rect.size.width))
    sink.attribute("height", DecimalText.string(rect.size.height))
    sink.attribute("windowX", DecimalText.string(place.origin.x))
    sink.attribute("windowY", DecimalText.string(place.origin.y))
    if let text = treeText { sink.attribute("text", text) }
    writeTreeAttributes { name, value in sink.attribute(name, value) }
    writeAppearance(to: &sink)
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

  /// The class's name; nil for the engine's own classes.
  public var customClassName: String? {
    if let name = rare?.declaredClassName ?? rare?.nibStorage?.className { return name }
    return ClassNames.customName(of: type(of: self))
  }
}

/// A view's position in the window, and whether its subviews are below a transform.
private struct TreePlace {
  var origin: CGPoint
  var belowTransform: Bool
}

/// A view whose subviews are being written.
///
/// A stack of these replaces recursion, which deep documents would overflow.
@MainActor
private struct TreeFrame {
  let view: UIView
  let place: TreePlace
  private var index = 0

  init(view: UIView, place: TreePlace) {
    self.view = view
    self.place = place
  }

  mutating func nextSubview() -> UIView? {
    guard index < view.subviewStorage.count else { return nil }
    index += 1
    return view.subviewStorage[index - 1]
  }
}
