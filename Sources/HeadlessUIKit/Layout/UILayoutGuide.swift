/// A rectangle that constraints can name like a view's, without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  nonisolated(unsafe) unowned(unsafe) final var owner: UIView?
  /// A name for diagnostics.
  open var identifier = ""
  /// The id that Interface Builder gave the guide, set by nib loading.
  public final var interfaceBuilderID: String?
  /// The insets of the guide in its owner's frame; the solver replaces them for guides of users.
  final var insets = UIEdgeInsets.zero

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
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    return owner.bounds.inset(by: insets)
  }
}

extension UIView {
  /// The guides that were added, without those for the margins and the safe area.
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

  /// The rectangle inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    let guide = rareState.marginsGuide ?? makeGuide("UIViewLayoutMarginsGuide")
    rareState.marginsGuide = guide
    guide.insets = layoutMargins
    return guide
  }

  /// The rectangle inside the safe area, which bars and the device's corners leave.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let guide = rareState.safeAreaGuide ?? makeGuide("UIViewSafeAreaLayoutGuide")
    rareState.safeAreaGuide = guide
    guide.insets = safeAreaInsets
    return guide
  }

  /// The rectangle for readable text; here it equals the margins' guide.
  public var readableContentGuide: UILayoutGuide {
    let guide = rareState.readableGuide ?? makeGuide("UIViewReadableContentGuide")
    rareState.readableGuide = guide
    guide.insets = layoutMargins
    return guide
  }

  static let keyboardGuideName = "UIKeyboardLayoutGuide"

  /// The rectangle of the keyboard, which never shows here: the bottom strip outside the safe area.
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
