/// A rectangle that constraints can name like a view's, without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  nonisolated(unsafe) unowned(unsafe) final var owner: UIView?
  /// A name for diagnostics.
  open var identifier = ""
  /// The id that Interface Builder gave the guide, set by nib loading.
  public final var interfaceBuilderID: String?
  /// The rectangle that constraints came to in the last layout; null before, and for guides that the engine makes.
  final var solvedFrame = CGRect.null

  /// Creates a guide without an owner.
  public override init() { super.init() }

  /// Creates a guide from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init()
    NibDecoder.decode(self, from: coder)
  }

  /// The view that holds the guide; nil until it is added.
  open var owningView: UIView? { owner }

  /// The rectangle in the owner's coordinates, in points.
  ///
  /// That of a guide which code adds is what its constraints came to in the last layout, and zero before.
  open var layoutFrame: CGRect {
    solvedFrame.isNull ? owner?.frame(of: self) ?? .zero : solvedFrame
  }
}

extension UIView {
  /// The rectangle of one of the engine's own guides; nil for any other.
  fileprivate final func frame(of guide: UILayoutGuide) -> CGRect? {
    if guide === rare?.safeAreaGuide { return bounds.inset(by: safeAreaInsets) }
    if guide === rare?.marginsGuide || guide === rare?.readableGuide {
      return bounds.inset(by: layoutMargins)
    }
    let scroll = self as? UIScrollView
    if guide === scroll?.frameGuideStorage { return bounds }
    if let scroll, guide === scroll.contentGuideStorage {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    return edgeFrame(of: guide)
  }

  /// The rectangle of a controller's top or bottom guide, or of a keyboard's, which no constraint names yet.
  private final func edgeFrame(of guide: UILayoutGuide) -> CGRect? {
    let (size, safe) = (bounds.size, safeAreaInsets)
    switch guide.identifier {
    case "topLayoutGuide": return CGRect(x: 0, y: 0, width: size.width, height: safe.top)
    case "bottomLayoutGuide", Self.keyboardGuideName:
      return CGRect(x: 0, y: size.height - safe.bottom, width: size.width, height: safe.bottom)
    default: return nil
    }
  }
}

extension UIView {
  final func adopt(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    rareState.layoutGuides.append(layoutGuide)
    layoutGuide.owner = self
  }

  final func release(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self else { return }
    var view: UIView? = self
    while let next = view {
      for constraint in next.constraintStorage
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.deactivate()
      }
      view = next.superviewStorage
    }
    rare?.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
    layoutGuide.solvedFrame = .null
  }

  final var marginsGuide: UILayoutGuide {
    let guide = rareState.marginsGuide ?? makeGuide("UIViewLayoutMarginsGuide")
    rareState.marginsGuide = guide
    return guide
  }

  final var safeAreaGuide: UILayoutGuide {
    let guide = rareState.safeAreaGuide ?? makeGuide("UIViewSafeAreaLayoutGuide")
    rareState.safeAreaGuide = guide
    return guide
  }

  final var readableGuide: UILayoutGuide {
    let guide = rareState.readableGuide ?? makeGuide("UIViewReadableContentGuide")
    rareState.readableGuide = guide
    return guide
  }

  static let keyboardGuideName = "UIKeyboardLayoutGuide"

  final var keyboardGuide: UILayoutGuide {
    if let known = layoutGuides.first(where: { $0.identifier == Self.keyboardGuideName }) {
      return known
    }
    let guide = UILayoutGuide()
    guide.identifier = Self.keyboardGuideName
    addLayoutGuide(guide)
    return guide
  }

  private func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owner = self
    return guide
  }
}
