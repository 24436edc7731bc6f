import Foundation
import HeadlessUIKit

/// What code does with controllers that hold others, and how one presents another.
extension CallableMethods {
  static let containers: [Method] = navigation + tabs + pages + presentation + windows

  private static let navigation: [Method] = [
    Method("popToViewController(_:animated:)") {
      (controller: UINavigationController, values) throws(StepError) in
      controller.popToViewController(
        try values.object(0, UIViewController.self),
        animated: try values.flag(1)
      )
    },
    Method("setViewControllers(_:animated:)") {
      (controller: UINavigationController, values) throws(StepError) in
      controller.setViewControllers(
        try values.objects(0, UIViewController.self),
        animated: try values.flag(1)
      )
    },
    Method("setNavigationBarHidden(_:animated:)") {
      (controller: UINavigationController, values) throws(StepError) in
      controller.setNavigationBarHidden(try values.flag(0), animated: try values.flag(1))
    },
  ]

  private static let tabs: [Method] = [
    Method("setViewControllers(_:animated:)") {
      (controller: UITabBarController, values) throws(StepError) in
      controller.setViewControllers(
        try values.objects(0, UIViewController.self),
        animated: try values.flag(1)
      )
    },
    Method("setSelectedViewController(_:)") {
      (controller: UITabBarController, values) throws(StepError) in
      controller.selectedViewController = try values.object(0, UIViewController.self)
    },
  ]

  private static let pages: [Method] = [
    // The direction moves nothing here, so that suites leave it out.
    Method("setViewControllers(_:animated:)") {
      (controller: UIPageViewController, values) throws(StepError) in
      controller.setViewControllers(
        try values.objects(0, UIViewController.self),
        direction: .forward,
        animated: try values.flag(1)
      )
    },
    Method("setViewControllers(_:animated:completion:)") {
      (controller: UIPageViewController, values) throws(StepError) in
      controller.setViewControllers(
        try values.objects(0, UIViewController.self),
        direction: .forward,
        animated: try values.flag(1),
        completion: values.end(2)
      )
    },
    Method("setViewControllers(_:)") {
      (controller: UISplitViewController, values) throws(StepError) in
      controller.viewControllers = try values.objects(0, UIViewController.self)
    },
  ]

  private static let presentation: [Method] = [
    Method("present(_:animated:completion:)") {
      (controller: UIViewController, values) throws(StepError) in
      controller.present(
        try values.object(0, UIViewController.self),
        animated: try values.flag(1),
        completion: values.completion(2)
      )
    },
    Method("dismiss(animated:completion:)") {
      (controller: UIViewController, values) throws(StepError) in
      controller.dismiss(animated: try values.flag(0), completion: values.completion(1))
    },
  ]

  private static let windows: [Method] = [
    Method("setRootViewController(_:)") { (window: UIWindow, values) throws(StepError) in
      window.rootViewController = try values.optional(0, UIViewController.self)
    },
    Method("makeKeyAndVisible()") { (window: UIWindow, _) in window.makeKeyAndVisible() },
  ]
}
