/// The properties that most views never set, in an object made on first use.
@MainActor
final class RareViewState {
  var transform = CGAffineTransform.identity
  /// The id from Interface Builder, if it is too long for ``CompactText``.
  var longID: String?
  var tintColor: UIColor?
  var mask: UIView?
  var layer: CALayer?
  var zPosition: CGFloat = 0
  var placeholderIntrinsicSize: CGSize?
  var layoutMargins: UIEdgeInsets?
  var directionalLayoutMargins: NSDirectionalEdgeInsets?
  /// What a container or the environment says; nil for the part of the superview's.
  var safeAreaInsets: UIEdgeInsets?
  /// What the view's controller adds.
  var additionalSafeArea = UIEdgeInsets.zero
  var insetsLayoutMarginsFromSafeArea = true
  var gestureRecognizers: [UIGestureRecognizer] = []
  nonisolated(unsafe) var layoutGuides: [UILayoutGuide] = []
  nonisolated(unsafe) var marginsGuide: UILayoutGuide?
  nonisolated(unsafe) var safeAreaGuide: UILayoutGuide?
  nonisolated(unsafe) var readableGuide: UILayoutGuide?
  var semantic = UIView.SemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var isAccessibilityElement: Bool?
  var accessibilityTraits = UIAccessibilityTraits.none
  /// The properties for assistive technology that few views set.
  var accessibilityValues: [String: Any] = [:]
  var restorationIdentifier: String?
  var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The class that a document or suite declared, if the view is an instance of a stand-in.
  var declaredClassName: String?
  /// Values for keys without a property: dynamic outlets, and runtime attributes of lenient classes.
  var dynamicValues: [String: Any] = [:]
  /// The declared class and the dynamic outlets from nib loading.
  var nibStorage: NibStorage?
  /// The prototypes of a list view, from nib loading.
  var nibPrototypes: [NibPrototype] = []

  /// Keeps the solved constraints of the subtree.
  var layoutHost: LayoutHost?

  init() {}

  /// Whether constraints may name a guide of the view.
  var hasGuides: Bool {
    !layoutGuides.isEmpty || marginsGuide != nil || safeAreaGuide != nil || readableGuide != nil
  }

  /// Guides may outlive the view, which goes with this.
  deinit {
    for guide in layoutGuides { guide.owner = nil }
    marginsGuide?.owner = nil
    safeAreaGuide?.owner = nil
    readableGuide?.owner = nil
  }
}

extension UIView {
  /// The rare state, made on first use.
  final var rareState: RareViewState {
    if let rare { return rare }
    let state = RareViewState()
    rare = state
    return state
  }
}
