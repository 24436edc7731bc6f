import Foundation

/// Shows a menu for what is selected; none is shown here.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Stored only.
  public static let shared = UIMenuController()
  /// Stored only.
  open var isMenuVisible = false
  /// UIKit's.
  public enum ArrowDirection: Int, Sendable {
    /// As UIKit's.
    case `default` = 0
    /// As UIKit's.
    case up
    /// As UIKit's.
    case down
    /// As UIKit's.
    case left
    /// As UIKit's.
    case right
  }
  /// Stored only.
  open var arrowDirection = ArrowDirection.default
  /// Stored only.
  open var menuItems: [UIMenuItem]?
  /// Stored only.
  open var menuFrame: CGRect { .zero }
  /// Does nothing here.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  /// Does nothing here.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    StandIn.note("UIMenuController.setTargetRect")
  }
  /// Does nothing here.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  /// Does nothing here.
  open func hideMenu() { isMenuVisible = false }
  /// Does nothing here.
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  /// Does nothing here.
  open func update() { StandIn.note("UIMenuController.update") }
  /// Stored only.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  /// Stored only.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
  /// Stored only.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
}

/// An entry of such a menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Stored only.
  open var title: String
  /// Stored only.
  open var action: Selector
  /// Creates one.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
