import Foundation

/// A part of the app that the user sees.
open class UIScene: UIResponder {
  /// UIKit's.
  public enum ActivationState: Int, Sendable {
    /// As UIKit's.
    case unattached = -1
    /// As UIKit's.
    case foregroundActive
    /// As UIKit's.
    case foregroundInactive
    /// As UIKit's.
    case background
  }
  /// UIKit's.
  public struct ConnectionOptions {}
  /// Stored only.
  open var delegate: (any UISceneDelegate)?
  /// Stored only.
  open var activationState: ActivationState { .foregroundActive }
  /// Stored only.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// Stored only.
  open var session: UISceneSession { UISceneSession() }
  /// Stored only.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification"
  )
  /// Stored only.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Stored only.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Stored only.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// Stored only.
  open var windows: [UIWindow] { [] }
  /// Stored only.
  open var keyWindow: UIWindow? { WindowList.key }
  /// Stored only.
  open var screen: UIScreen { UIScreen.main }
  /// Stored only.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// Stored only.
  open var statusBarManager: UIStatusBarManager? { nil }
  /// Stored only.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// Stored only.
  open var statusBarFrame: CGRect { .zero }
  /// Stored only.
  open var isStatusBarHidden: Bool { false }
}

/// The user's way to a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// Stored only.
  open var persistentIdentifier: String { "" }
  /// Stored only.
  open var scene: UIScene? { nil }
}

/// How scenes are made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Stored only.
  open var delegateClass: AnyClass?
  /// Creates one.
  public init(name: String?, sessionRole: String) {}
}

/// Hears of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

/// Hears of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// The window that the delegate's class keeps; an optional of it, as the requirement is optional in UIKit.
  public var window: UIWindow?? { StoredWindow.find(in: self) }
}

extension UIWindow {
  /// UIKit's.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: CGFloat
    /// Creates one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Stored only.
    public static let normal = Level(rawValue: 0)
    /// Stored only.
    public static let statusBar = Level(rawValue: 1000)
    /// Stored only.
    public static let alert = Level(rawValue: 2000)
    /// Creates one.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level above another.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }
    /// A level below another.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
  }
}
