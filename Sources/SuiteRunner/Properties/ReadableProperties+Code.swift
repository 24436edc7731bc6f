import Foundation
import HeadlessUIKit

/// What alerts, wheels, texts, layers and configurations answer, which code alone sets.
extension ReadableProperties {
  static let code: [Property] =
    alerts + places + sublayers + configurations + colours + [
      Property("running") { (a: UIViewPropertyAnimator) in a.isRunning },
      Property("state") { (a: UIViewPropertyAnimator) in a.state },
      Property("numberOfComponents") { (p: UIPickerView) in p.numberOfComponents },
      // Of the class.
      Property("animationsEnabled") { (_: UIView) in UIView.areAnimationsEnabled },
      Property("inheritedAnimationDuration") { (_: UIView) in UIView.inheritedAnimationDuration },
    ]

  private static let alerts: [Property] = [
    Property("message") { (a: UIAlertController) in a.message },
    Property("preferredStyle") { (a: UIAlertController) in a.preferredStyle },
    Property("preferredAction") { (a: UIAlertController) in a.preferredAction },
    Property("actions") { (a: UIAlertController) in a.actions },
    Property("textFields") { (a: UIAlertController) in a.textFields },
    Property("title") { (a: UIAlertAction) in a.title },
    Property("style") { (a: UIAlertAction) in a.style },
    Property("enabled") { (a: UIAlertAction) in a.isEnabled },
  ]

  private static let places: [Property] = [
    Property("beginningOfDocument") { (f: UITextField) in f.beginningOfDocument },
    Property("endOfDocument") { (f: UITextField) in f.endOfDocument },
    Property("selectedTextRange") { (f: UITextField) in f.selectedTextRange },
    Property("beginningOfDocument") { (v: UITextView) in v.beginningOfDocument },
    Property("endOfDocument") { (v: UITextView) in v.endOfDocument },
    Property("selectedTextRange") { (v: UITextView) in v.selectedTextRange },
    Property("start") { (r: UITextRange) in r.start },
    Property("end") { (r: UITextRange) in r.end },
    Property("empty") { (r: UITextRange) in r.isEmpty },
  ]

  private static let sublayers: [Property] = [
    Property("name") { (l: CALayer) in l.name },
    Property("frame") { (l: CALayer) in l.frame },
    Property("bounds") { (l: CALayer) in l.bounds },
    Property("position") { (l: CALayer) in l.position },
    Property("anchorPoint") { (l: CALayer) in l.anchorPoint },
    Property("sublayers") { (l: CALayer) in l.sublayers },
    Property("animationKeys") { (l: CALayer) in l.animationKeys() },
    Property("superlayer") { (l: CALayer) in l.superlayer },
  ]

  private static let configurations: [Property] = [
    // The colour of it.
    Property("backgroundConfiguration") { (c: UITableViewCell) in
      c.backgroundConfiguration?.backgroundColor
    },
    Property("backgroundConfiguration") { (c: UICollectionViewCell) in
      c.backgroundConfiguration?.backgroundColor
    },
    Property("backgroundConfiguration") { (v: UITableViewHeaderFooterView) in
      v.backgroundConfiguration?.backgroundColor
    },
    Property("automaticallyUpdatesContentConfiguration") { (c: UITableViewCell) in
      c.automaticallyUpdatesContentConfiguration
    },
    Property("automaticallyUpdatesBackgroundConfiguration") { (c: UITableViewCell) in
      c.automaticallyUpdatesBackgroundConfiguration
    },
    Property("automaticallyUpdatesContentConfiguration") { (c: UICollectionViewCell) in
      c.automaticallyUpdatesContentConfiguration
    },
    Property("automaticallyUpdatesBackgroundConfiguration") { (c: UICollectionViewCell) in
      c.automaticallyUpdatesBackgroundConfiguration
    },
    Property("automaticallyUpdatesContentConfiguration") { (v: UITableViewHeaderFooterView) in
      v.automaticallyUpdatesContentConfiguration
    },
    Property("automaticallyUpdatesBackgroundConfiguration") { (v: UITableViewHeaderFooterView) in
      v.automaticallyUpdatesBackgroundConfiguration
    },
    Property("detailTextLabel") { (h: UITableViewHeaderFooterView) in h.detailTextLabel },
  ]

  private static let colours: [Property] = [
    Property("weight") { (f: UIFont) in f.weight.rawValue },
    Property("italic") { (f: UIFont) in f.isItalic },
    Property("red") { (c: UIColor) in c.red },
    Property("green") { (c: UIColor) in c.green },
    Property("blue") { (c: UIColor) in c.blue },
    Property("alpha") { (c: UIColor) in c.alpha },
  ]
}
