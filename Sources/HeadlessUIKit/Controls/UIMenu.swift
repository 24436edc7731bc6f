/// A menu of actions and further menus.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// The entries.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}
