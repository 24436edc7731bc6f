import Foundation

/// An entry of the menu at a program's icon; the icon is not shown here.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// Stored only.
  public let type: String
  /// Stored only.
  public let localizedTitle: String
  /// Stored only.
  public let localizedSubtitle: String?
  /// Stored only.
  public let icon: UIApplicationShortcutIcon?
  /// Stored only.
  public let userInfo: [String: any NSSecureCoding]?
  /// Creates an entry.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// The image of an entry of that menu.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// The image's name.
  public let name: String
  /// Creates an icon from an image of the program.
  public init(templateImageName: String) { name = templateImageName }
  /// Creates an icon from a symbol.
  public init(systemImageName: String) { name = systemImageName }
}

/// What work in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData
  /// It failed.
  case failed
}

/// Whether a program may work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The system does not let it.
  case restricted = 0
  /// The user does not let it.
  case denied
  /// It may.
  case available
}

/// An address that another program opened.
open class UIOpenURLContext: NSObject, @unchecked Sendable {
  /// The address.
  public let url: URL
  /// Creates one.
  public init(url: URL) { self.url = url }
}

/// Goes on with what the user did elsewhere.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// What menus and keys ask of responders.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes what is selected away, to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies what is selected.
  func copy(_ sender: Any?)
  /// Puts in what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Selects something.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes what is selected away.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
