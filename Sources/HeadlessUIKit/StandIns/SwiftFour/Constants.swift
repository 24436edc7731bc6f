import Foundation

// Names of constants as Swift had them before 4.2.

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
@preconcurrency @MainActor
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
@preconcurrency @MainActor
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.linear
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
@preconcurrency @MainActor
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeIn
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
@preconcurrency @MainActor
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeOut
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
@preconcurrency @MainActor
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
@preconcurrency @MainActor
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.default
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
@preconcurrency @MainActor
public var kCATransitionFade: CATransitionType { CATransitionType.fade }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
@preconcurrency @MainActor
public var kCATransitionPush: CATransitionType { CATransitionType.push }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
@preconcurrency @MainActor
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
@preconcurrency @MainActor
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
@preconcurrency @MainActor
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
@preconcurrency @MainActor
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
@preconcurrency @MainActor
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
@preconcurrency @MainActor
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
@preconcurrency @MainActor
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
@preconcurrency @MainActor
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
@preconcurrency @MainActor
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
@preconcurrency @MainActor
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
@preconcurrency @MainActor
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
@preconcurrency @MainActor
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
@preconcurrency @MainActor
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
@preconcurrency @MainActor
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
@preconcurrency @MainActor
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
@preconcurrency @MainActor
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
@preconcurrency @MainActor
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
@preconcurrency @MainActor
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
@preconcurrency @MainActor
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
@preconcurrency @MainActor
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
@preconcurrency @MainActor
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
@preconcurrency @MainActor
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
@preconcurrency @MainActor
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
  UIAccessibilityTraits.searchField
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
@preconcurrency @MainActor
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
@preconcurrency @MainActor
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
@preconcurrency @MainActor
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
  UIAccessibilityTraits.playsSound
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
@preconcurrency @MainActor
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
  UIAccessibilityTraits.keyboardKey
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
@preconcurrency @MainActor
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
@preconcurrency @MainActor
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
@preconcurrency @MainActor
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
@preconcurrency @MainActor
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
@preconcurrency @MainActor
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
@preconcurrency @MainActor
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
@preconcurrency @MainActor
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
@preconcurrency @MainActor
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}

/// The name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
@preconcurrency @MainActor
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
