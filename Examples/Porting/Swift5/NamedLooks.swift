import UIKit

/// Colours and images as Xcode 8 to 12 put them into code, and pages as storyboards name them.
enum NamedLook: String {
  case plain, grouped

  /// Asked for beside the main actor, as UIKit allows.
  var icon: UIImage? { UIImage(systemName: self == .plain ? "list.bullet" : "square.stack") }

  var ground: UIColor { self == .plain ? .white : .groupTableViewBackground }

  static let tint = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
  static let mark = #imageLiteral(resourceName: "mark")
}

/// A page without the bar at the bottom.
final class PageViewController: UIViewController {
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set { super.hidesBottomBarWhenPushed = newValue }
  }

  override var preferredContentSize: CGSize {
    get { CGSize(width: 320, height: 200) }
    set { super.preferredContentSize = newValue }
  }

  static func named(_ identifier: String, in storyboard: UIStoryboard) -> PageViewController {
    storyboard.instantiateViewController(identifier: identifier)
  }
}
