import Foundation

/// The field of a search bar.
open class UISearchTextField: UITextField {
  /// The tokens before the text; stored only.
  open var tokens: [UISearchToken] = []
  /// Whether tokens can be deleted; stored only.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied; stored only.
  open var allowsCopyingTokens = true
  /// The background of tokens; stored only.
  open var tokenBackgroundColor: UIColor?
  /// Adds a token.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Takes a token out.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

/// A word of a search with a look of its own.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The icon; stored only.
  public final let icon: UIImage?
  /// The text; stored only.
  public final let text: String
  /// What the token stands for.
  open var representedObject: Any?
  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
  }
}

/// Stands at an edge of the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The edge.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// The top.
  public var barPosition: UIBarPosition { .top }
}
extension UIToolbar: UIBarPositioning {
  /// The bottom.
  public var barPosition: UIBarPosition { .bottom }
}
extension UISearchBar: UIBarPositioning {
  /// Anywhere.
  public var barPosition: UIBarPosition { .any }
}

/// Told where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {}

/// Told of a navigation bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

/// Told of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Told of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// An item was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { OptionalMethods.missing() }
}
