/// A rectangle without a view that constraints can name.
@MainActor
open class UILayoutGuide: NSObject {
  nonisolated(unsafe) unowned(unsafe) final var owner: UIView?
  /// A name for diagnostics.
  open var identifier = ""
  /// The id that Interface Builder gave the guide, set by nib loading.
  public final var interfaceBuilderID: String?
  /// How far inside the owner the guide lies; the solver replaces this for guides of users.
  final var insets = UIEdgeInsets.zero

  /// Creates a guide without an owner.
  public override init() { super.init() }

  /// Creates a guide from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init()
    NibDecoder.decode(self, from: coder)
  }

  /// The view that holds the guide.
  open var owningView: UIView? { owner }

  /// The rectangle in the owner's coordinates.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    return owner.bounds.inset(by: insets)
  }
}

extension UIView {
  /// The guides that users added.
  public var layoutGuides: [UILayoutGuide] { rare?.layoutGuides ?? [] }

  /// Adds a guide, taking it from its former owner.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    rareState.layoutGuides.append(layoutGuide)
    layoutGuide.owner = self
  }

  /// Removes a guide and the constraints that name it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
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
  }

  /// The space inside the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    let guide = rareState.marginsGuide ?? makeGuide("UIViewLayoutMarginsGuide")
    rareState.marginsGuide = guide
    guide.insets = layoutMargins
    return guide
  }

  /// The space that bars and the device's corners leave.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let guide = rareState.safeAreaGuide ?? makeGuide("UIViewSafeAreaLayoutGuide")
    rareState.safeAreaGuide = guide
    guide.insets = safeAreaInsets
    return guide
  }

  /// The space that is comfortable to read; the margins here.
  public var readableContentGuide: UILayoutGuide {
    let guide = rareState.readableGuide ?? makeGuide("UIViewReadableContentGuide")
    rareState.readableGuide = guide
    guide.insets = layoutMargins
    return guide
  }

  static let keyboardGuideName = "UIKeyboardLayoutGuide"

  /// The space that the keyboard takes; there is none here, so it is what the safe area leaves out at the bottom.
  public var keyboardLayoutGuide: UILayoutGuide {
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
