import Foundation

/// A part of the screen that the focus moves through.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Told that the focus moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus.
  var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// An empty area that leads the focus elsewhere; the focus moves in lists only here.
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide works; stored only.
  open var isEnabled = true
  /// Where the guide leads; stored only.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

/// How something looks that has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Creates the standard look.
  public override init() { super.init() }
}

/// A ring around what has the focus.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view around which the ring lies; stored only.
  open weak var containerView: UIView?
  /// Creates a ring around a rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: Int) {
    self.init()
  }
}
