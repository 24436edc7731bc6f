import Foundation

/// An entry of a menu that runs an action by its name.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The action's name.
  public final let action: Selector
  /// What goes with the action.
  public final let propertyList: Any?
  /// Stored only.
  open var discoverabilityTitle: String?
  /// Stored only.
  open var attributes: Attributes
  /// Stored only.
  open var state: State

  /// Creates a command.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// An entry of a menu that is made when the menu opens; menus here ask it at once.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// UIKit's name for what makes the entries.
  public typealias Provider = @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  private let provider: Provider

  /// Creates an entry from what makes the others.
  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "")
  }

  /// An entry that is made anew each time.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }

  /// Asks for the entries.
  package final func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    provider(completion)
  }
}

/// Builds the menus of the menu bar, which there is not here.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu of a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu into another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu beside another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu beside another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The menu of the program.
  public static let application = Self("com.apple.menu.application")
  /// The menu of files.
  public static let file = Self("com.apple.menu.file")
  /// The menu of changes.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of formats.
  public static let format = Self("com.apple.menu.format")
  /// The menu of what is shown.
  public static let view = Self("com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")
  /// Cut, copy and paste.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// Looking words up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Learning words.
  public static let learn = Self("com.apple.menu.learn")
  /// Replacing words.
  public static let replace = Self("com.apple.menu.replace")
  /// Sharing.
  public static let share = Self("com.apple.menu.share")
  /// The root of all menus.
  public static let root = Self("com.apple.menu.root")
}
