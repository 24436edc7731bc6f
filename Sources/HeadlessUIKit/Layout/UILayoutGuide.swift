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
  }

  final var marginsGuide: UILayoutGuide {
    let guide = rareState.marginsGuide ?? makeGuide("UIViewLayoutMarginsGuide")
    rareState.marginsGuide = guide
    guide.insets = layoutMargins
    return guide
  }

  final var safeAreaGuide: UILayoutGuide {
    let guide = rareState.safeAreaGuide ?? makeGuide("UIViewSafeAreaLayoutGuide")
    rareState.safeAreaGuide = guide
    guide.insets = safeAreaInsets
    return guide
  }

  final var readableGuide: UILayoutGuide {
    let guide = rareState.readableGuide ?? makeGuide("UIViewReadableContentGuide")
    rareState.readableGuide = guide
    guide.insets = layoutMargins
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
