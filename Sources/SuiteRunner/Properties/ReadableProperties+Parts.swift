import Foundation
import HeadlessUIKit

/// What controls, controllers, bars and traits answer beside what a nib sets.
extension ReadableProperties {
  static let parts: [Property] = controlParts + controllerParts + barParts

  private static let controlParts: [Property] = [
    Property("effectiveContentHorizontalAlignment") { (c: UIControl) in
      c.effectiveContentHorizontalAlignment
    },
    Property("titleFont") { (b: UIButton) in b.titleFont },
    Property("leftViewMode") { (f: UITextField) in f.leftViewMode },
    Property("rightViewMode") { (f: UITextField) in f.rightViewMode },
    Property("scale") { (g: UIPinchGestureRecognizer) in g.scale },
    Property("rotation") { (g: UIRotationGestureRecognizer) in g.rotation },
    Property("minimumDate") { (p: UIDatePicker) in p.minimumDate?.timeIntervalSinceReferenceDate },
    Property("maximumDate") { (p: UIDatePicker) in p.maximumDate?.timeIntervalSinceReferenceDate },
    Property("lineHeight") { (l: UILabel) in l.font.lineHeight },
    Property("leading") { (f: UIFont) in f.leading },
    Property("scale") { (i: UIImage) in i.scale },
  ]

  private static let controllerParts: [Property] = [
    Property("additionalSafeAreaInsets") { (c: UIViewController) in c.additionalSafeAreaInsets },
    Property("modalInPresentation") { (c: UIViewController) in c.isModalInPresentation },
    Property("beingPresented") { (c: UIViewController) in c.isBeingPresented },
    Property("beingDismissed") { (c: UIViewController) in c.isBeingDismissed },
    Property("movingToParent") { (c: UIViewController) in c.isMovingToParent },
    Property("movingFromParent") { (c: UIViewController) in c.isMovingFromParent },
    Property("storyboard") { (c: UIViewController) in c.storyboard },
    Property("editButtonItem") { (c: UIViewController) in c.editButtonItem },
    Property("hidesBarsOnSwipe") { (c: UINavigationController) in c.hidesBarsOnSwipe },
    Property("primaryColumnWidth") { (c: UISplitViewController) in c.primaryColumnWidth },
  ]

  private static let barParts: [Property] = [
    Property("imageInsets") { (i: UIBarItem) in i.imageInsets },
    Property("selectedImage") { (i: UITabBarItem) in i.selectedImage },
    Property("delegate") { (b: UISearchBar) in PropertyText.partner(b.delegate) },
    Property("unselectedItemTintColor") { (b: UITabBar) in b.unselectedItemTintColor },
  ]
}
