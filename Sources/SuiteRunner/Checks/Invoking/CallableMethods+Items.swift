import Foundation
import HeadlessUIKit

/// Items of bars that code sets, views and items of controllers, and how code configures buttons.
extension CallableMethods {
  static let itemsAndButtons: [Method] =
    navigationItems + ofControllers + configuredButtons + settings + constraintLists + directions
    + movements

  private static let directions: [Method] = [
    Method("userInterfaceLayoutDirection(for:)") { (_: UIView, values) throws(StepError) in
      let isTurned = values.text(0) == "forceRightToLeft"
      return UIView.userInterfaceLayoutDirection(
        for: isTurned ? .forceRightToLeft : .forceLeftToRight
      )
    },
    Method("addKeyframe(_:withRelativeStartTime:relativeDuration:)") {
      (_: UIView, values) throws(StepError) in
      UIView.addKeyframe(
        withRelativeStartTime: try values.number(1),
        relativeDuration: try values.number(2),
        animations: values.changes(0)
      )
    },
  ]

  private static let movements: [Method] = [
    Method("collectionViewLayout()") { (list: UICollectionView, _) in list.collectionViewLayout },
    Method(
      "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)"
    ) { (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.invalidationContext(
        forInteractivelyMovingItems: try values.paths(0),
        withTargetPosition: try values.point(1),
        previousIndexPaths: try values.paths(2),
        previousPosition: try values.point(3)
      )
    },
    Method(
      "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)"
    ) { (layout: UICollectionViewLayout, values) throws(StepError) in
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: try values.paths(0),
        previousIndexPaths: try values.paths(1),
        movementCancelled: try values.flag(2)
      )
    },
  ]

  private static let navigationItems: [Method] = [
    Method("setLeftBarButtonItems(_:animated:)") {
      (item: UINavigationItem, values) throws(StepError) in
      item.setLeftBarButtonItems(
        try values.objects(0, UIBarButtonItem.self),
        animated: try values.flag(1)
      )
    },
    Method("setRightBarButtonItems(_:animated:)") {
      (item: UINavigationItem, values) throws(StepError) in
      item.setRightBarButtonItems(
        try values.objects(0, UIBarButtonItem.self),
        animated: try values.flag(1)
      )
    },
    Method("setLeftBarButton(_:animated:)") { (item: UINavigationItem, values) throws(StepError) in
      item.setLeftBarButton(
        try values.optional(0, UIBarButtonItem.self),
        animated: try values.flag(1)
      )
    },
    Method("setRightBarButton(_:animated:)") { (item: UINavigationItem, values) throws(StepError) in
      item.setRightBarButton(
        try values.optional(0, UIBarButtonItem.self),
        animated: try values.flag(1)
      )
    },
  ]

  private static let ofControllers: [Method] = [
    // What properties of UIKit answer, as objects that steps can name.
    Method("view()") { (controller: UIViewController, _) in controller.view },
    Method("navigationItem()") { (controller: UIViewController, _) in controller.navigationItem },
    Method("tabBarItem()") { (controller: UIViewController, _) in controller.tabBarItem },
    Method("setView(_:)") { (controller: UIViewController, values) throws(StepError) in
      controller.view = try values.object(0, UIView.self)
    },
    Method("setTabBarItem(_:)") { (controller: UIViewController, values) throws(StepError) in
      controller.tabBarItem = try values.object(0, UITabBarItem.self)
    },
    Method("setCollectionView(_:)") {
      (controller: UICollectionViewController, values) throws(StepError) in
      controller.collectionView = try values.object(0, UICollectionView.self)
    },
    Method("transition(from:to:duration:animations:completion:)") {
      (parent: UIViewController, values) throws(StepError) in
      parent.transition(
        from: try values.object(0, UIViewController.self),
        to: try values.object(1, UIViewController.self),
        duration: try values.number(2),
        animations: values.changes(3),
        completion: values.end(4)
      )
    },
    Method("setRefreshControl(_:)") {
      (controller: UITableViewController, values) throws(StepError) in
      controller.refreshControl = try values.optional(0, UIRefreshControl.self)
    },
  ]

  private static let settings: [Method] = [
    Method("setShadowColor(_:)") { (label: UILabel, values) throws(StepError) in
      label.shadowColor = try values.color(0)
    },
    Method("setShadowOffset(_:)") { (label: UILabel, values) throws(StepError) in
      label.shadowOffset = try values.size(0)
    },
    Method("setStyle(_:)") { (view: UIActivityIndicatorView, values) throws(StepError) in
      view.style = try values.word(0, MethodValues.indicatorStyles)
    },
    Method("setSecureTextEntry(_:)") { (field: UITextField, values) throws(StepError) in
      field.isSecureTextEntry = try values.flag(0)
    },
    Method("setDelegate(_:)") { (view: UITextView, values) throws(StepError) in
      view.delegate = try values.scrollDelegate(0) as? any UITextViewDelegate
    },
    Method("setBackgroundColor(_:)") { (layer: CALayer, values) throws(StepError) in
      layer.backgroundColor = try values.color(0)?.cgColor
    },
    Method("setGestureRecognizers(_:)") { (view: UIView, values) throws(StepError) in
      view.gestureRecognizers = try values.objects(0, UIGestureRecognizer.self)
    },
  ]

  private static let constraintLists: [Method] = [
    Method("addConstraints(_:)") { (view: UIView, values) throws(StepError) in
      view.addConstraints(try values.objects(0, NSLayoutConstraint.self))
    },
    Method("removeConstraints(_:)") { (view: UIView, values) throws(StepError) in
      view.removeConstraints(try values.objects(0, NSLayoutConstraint.self))
    },
  ]

  private static let configuredButtons: [Method] = [
    // A style, a title, the size of an image or `nothing`, and the room between the two.
    Method("setConfiguration(_:title:image:imagePadding:)") {
      (button: UIButton, values) throws(StepError) in
      button.configuration = try values.buttonConfiguration()
    },
    Method("addCompletion(_:)") { (animator: UIViewPropertyAnimator, values) in
      let end = values.end(0)
      return animator.addCompletion { end($0 == .end) }
    },
    Method("finishAnimation(at:)") { (animator: UIViewPropertyAnimator, values) throws(StepError) in
      animator.finishAnimation(
        at: try values.word(0, ["end": .end, "start": .start, "current": .current])
      )
    },
  ]
}

extension MethodValues {
  /// The configuration of a button; nil without a style.
  func buttonConfiguration() throws(StepError) -> UIButton.Configuration? {
    guard text(0) != nil else { return nil }
    var configuration = try word(
      0,
      [
        "plain": UIButton.Configuration.plain(), "filled": .filled(), "tinted": .tinted(),
        "gray": .gray(), "borderless": .borderless(), "bordered": .bordered(),
      ]
    )
    configuration.title = text(1)
    configuration.image = try image(2)
    configuration.imagePadding = CGFloat(try number(3))
    return configuration
  }
}
