/// The properties of a view that most views never set, made on first use.
@MainActor
final class RareViewState {
  var transform = CGAffineTransform.identity
  /// The id that Interface Builder gave the view, where it is longer than those that it makes up.
  var longID: String?
  var tintColor: UIColor?
  var mask: UIView?
  var layer: CALayer?
  var zPosition: CGFloat = 0
  var placeholderIntrinsicSize: CGSize?
  var layoutMargins: UIEdgeInsets?
  var directionalLayoutMargins: NSDirectionalEdgeInsets?
  var safeAreaInsets = UIEdgeInsets.zero
  var insetsLayoutMarginsFromSafeArea = true
  var gestureRecognizers: [UIGestureRecognizer] = []
  var layoutGuides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var semantic = UIView.SemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var isAccessibilityElement: Bool?
  var accessibilityTraits: UInt64 = 0
  var restorationIdentifier: String?
  var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The class that a document or a suite declared, when the instance is of a stand-in for it.
  var declaredClassName: String?
  /// Values for keys that no property of the class takes: dynamic outlets and runtime attributes of lenient classes.
  var dynamicValues: [String: Any] = [:]
  /// The declared class and the dynamic outlets that nib loading gave the view.
  var nibStorage: NibStorage?
  /// The prototypes of a list view.
  var nibPrototypes: [NibPrototype] = []

  /// The solved constraints of the subtree.
  var layoutHost: LayoutHost?

  init() {}
}

extension UIView {
  /// The rare properties, made now if there were none.
  final var rareState: RareViewState {
    if let rare { return rare }
    let state = RareViewState()
    rare = state
    return state
  }
}
