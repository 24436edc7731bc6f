import Foundation
import HeadlessUIKit

extension ReadableProperties {
  typealias Property = ReadableProperty

  static let views: [Property] = [
    Property("tag") { (v: UIView) in v.tag },
    Property("hidden") { (v: UIView) in v.isHidden },
    Property("alpha") { (v: UIView) in v.alpha },
    Property("backgroundColor") { (v: UIView) in v.backgroundColor },
    Property("tintColor") { (v: UIView) in v.tintColor },
    Property("contentMode") { (v: UIView) in v.contentMode },
    Property("clipsToBounds") { (v: UIView) in v.clipsToBounds },
    Property("opaque") { (v: UIView) in v.isOpaque },
    Property("userInteractionEnabled") { (v: UIView) in v.isUserInteractionEnabled },
    Property("multipleTouchEnabled") { (v: UIView) in v.isMultipleTouchEnabled },
    Property("autoresizesSubviews") { (v: UIView) in v.autoresizesSubviews },
    Property("autoresizingMask") { (v: UIView) in v.autoresizingMask },
    Property("translatesAutoresizingMaskIntoConstraints") { (v: UIView) in
      v.translatesAutoresizingMaskIntoConstraints
    },
    Property("preservesSuperviewLayoutMargins") { (v: UIView) in
      v.preservesSuperviewLayoutMargins
    },
    Property("insetsLayoutMarginsFromSafeArea") { (v: UIView) in
      v.insetsLayoutMarginsFromSafeArea
    },
    Property("layoutMargins") { (v: UIView) in v.layoutMargins },
    Property("directionalLayoutMargins") { (v: UIView) in v.directionalLayoutMargins },
    Property("safeAreaInsets") { (v: UIView) in v.safeAreaInsets },
    Property("semanticContentAttribute") { (v: UIView) in v.semanticContentAttribute },
    Property("restorationIdentifier") { (v: UIView) in v.restorationIdentifier },
    Property("accessibilityIdentifier") { (v: UIView) in v.accessibilityIdentifier },
    Property("accessibilityLabel") { (v: UIView) in v.accessibilityLabel },
    Property("accessibilityHint") { (v: UIView) in v.accessibilityHint },
    Property("accessibilityValue") { (v: UIView) in v.accessibilityValue },
    Property("isAccessibilityElement") { (v: UIView) in v.isAccessibilityElement },
    Property("exclusiveTouch") { (v: UIView) in v.isExclusiveTouch },
    Property("maskView") { (v: UIView) in v.mask },
    Property("intrinsicContentSize") { (v: UIView) in v.intrinsicContentSize },
    Property("horizontalHugging") { (v: UIView) in
      v.contentHuggingPriority(for: .horizontal)
    },
    Property("verticalHugging") { (v: UIView) in v.contentHuggingPriority(for: .vertical) },
    Property("horizontalCompressionResistance") { (v: UIView) in
      v.contentCompressionResistancePriority(for: .horizontal)
    },
    Property("verticalCompressionResistance") { (v: UIView) in
      v.contentCompressionResistancePriority(for: .vertical)
    },
    Property("frame") { (v: UIView) in v.frame },
    Property("bounds") { (v: UIView) in v.bounds },
    Property("center") { (v: UIView) in v.center },
    Property("subviews") { (v: UIView) in v.subviews },
    Property("superview") { (v: UIView) in v.superview },
    Property("constraints") { (v: UIView) in v.constraints },
    Property("layoutGuides") { (v: UIView) in v.layoutGuides },
    Property("gestureRecognizers") { (v: UIView) in v.gestureRecognizers ?? [] },
    Property("layer") { (v: UIView) in v.layer },
    Property("nextResponder") { (v: UIResponder) in v.next },
  ]

  static let layers: [Property] = [
    Property("cornerRadius") { (l: CALayer) in l.cornerRadius },
    Property("borderWidth") { (l: CALayer) in l.borderWidth },
    Property("masksToBounds") { (l: CALayer) in l.masksToBounds },
    Property("shadowOpacity") { (l: CALayer) in l.shadowOpacity },
    Property("shadowRadius") { (l: CALayer) in l.shadowRadius },
    Property("shadowOffset") { (l: CALayer) in l.shadowOffset },
    Property("opacity") { (l: CALayer) in l.opacity },
    Property("zPosition") { (l: CALayer) in l.zPosition },
    Property("hidden") { (l: CALayer) in l.isHidden },
  ]

  static let constraints: [Property] = [
    Property("constant") { (c: NSLayoutConstraint) in c.constant },
    Property("priority") { (c: NSLayoutConstraint) in c.priority },
    Property("multiplier") { (c: NSLayoutConstraint) in c.multiplier },
    Property("relation") { (c: NSLayoutConstraint) in c.relation },
    Property("identifier") { (c: NSLayoutConstraint) in c.identifier },
    Property("active") { (c: NSLayoutConstraint) in c.isActive },
    Property("firstItem") { (c: NSLayoutConstraint) in c.firstItem as? NSObject },
    Property("secondItem") { (c: NSLayoutConstraint) in c.secondItem as? NSObject },
    Property("firstAttribute") { (c: NSLayoutConstraint) in c.firstAttribute },
    Property("secondAttribute") { (c: NSLayoutConstraint) in c.secondAttribute },
    Property("identifier") { (g: UILayoutGuide) in g.identifier },
    Property("layoutFrame") { (g: UILayoutGuide) in g.layoutFrame },
    Property("owningView") { (g: UILayoutGuide) in g.owningView },
  ]

  static let gestures: [Property] = [
    Property("minimumPressDuration") { (g: UILongPressGestureRecognizer) in
      g.minimumPressDuration
    },
    Property("numberOfTapsRequired") { (g: UILongPressGestureRecognizer) in
      g.numberOfTapsRequired
    },
    Property("numberOfTouchesRequired") { (g: UILongPressGestureRecognizer) in
      g.numberOfTouchesRequired
    },
    Property("allowableMovement") { (g: UILongPressGestureRecognizer) in g.allowableMovement },
    Property("minimumNumberOfTouches") { (g: UIPanGestureRecognizer) in
      g.minimumNumberOfTouches
    },
    Property("maximumNumberOfTouches") { (g: UIPanGestureRecognizer) in
      g.maximumNumberOfTouches
    },
    Property("direction") { (g: UISwipeGestureRecognizer) in g.direction },
    Property("numberOfTouchesRequired") { (g: UISwipeGestureRecognizer) in
      g.numberOfTouchesRequired
    },
    Property("numberOfTapsRequired") { (g: UITapGestureRecognizer) in g.numberOfTapsRequired },
    Property("numberOfTouchesRequired") { (g: UITapGestureRecognizer) in
      g.numberOfTouchesRequired
    },
    Property("enabled") { (g: UIGestureRecognizer) in g.isEnabled },
    Property("cancelsTouchesInView") { (g: UIGestureRecognizer) in g.cancelsTouchesInView },
    Property("delaysTouchesBegan") { (g: UIGestureRecognizer) in g.delaysTouchesBegan },
    Property("delaysTouchesEnded") { (g: UIGestureRecognizer) in g.delaysTouchesEnded },
    Property("view") { (g: UIGestureRecognizer) in g.view },
  ]
}
