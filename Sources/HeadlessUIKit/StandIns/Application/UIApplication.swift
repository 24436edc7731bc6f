import Foundation

/// The app, of which nothing runs here.
open class UIApplication: UIResponder {
  /// UIKit's.
  public enum State: Int, Sendable {
    /// As UIKit's.
    case active = 0
    /// As UIKit's.
    case inactive
    /// As UIKit's.
    case background
  }
  /// UIKit's.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stored only.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// Stored only.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    /// Stored only.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }
  /// UIKit's.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stored only.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
  }
  /// UIKit's.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stored only.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Stored only.
  public static let shared = UIApplication()
  /// Stored only.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// Stored only.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Stored only.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Stored only.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Stored only.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Stored only.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Stored only.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Stored only.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// Stored only.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification"
  )
  /// Stored only.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
  /// Stored only.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
  /// Stored only.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Stored only.
  open var applicationState: State { .active }
  /// Stored only.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// Stored only.
  open var keyWindow: UIWindow? { WindowList.key }
  /// Stored only.
  open var connectedScenes: Set<UIScene> { [] }
  /// Stored only.
  open var openSessions: Set<UISceneSession> { [] }
  /// Stored only.
  open var supportsMultipleScenes: Bool { false }
  /// The direction of the language: from left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Stored only.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Stored only.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Stored only.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 20)
  }
  /// Stored only.
  open var isStatusBarHidden = false
  /// Stored only.
  open var isNetworkActivityIndicatorVisible = false
  /// Stored only.
  open var isIdleTimerDisabled = false
  /// Stored only.
  open var applicationIconBadgeNumber = 0
  /// Stored only.
  open var isProtectedDataAvailable: Bool { true }
  /// Stored only.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Stored only.
  open var alternateIconName: String? { nil }
  /// Stored only.
  open var supportsAlternateIcons: Bool { false }
  /// Stored only.
  open var shortcutItems: [NSObject]?
  /// Whether a URL can be opened: none can.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Sends an event to windows; never called here.
  open func sendEvent(_ event: UIEvent) {}
  /// Does nothing here.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    StandIn.note("UIApplication.open")
    completion?(false)
  }
  /// Does nothing here.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }
  /// Runs an action of a target; without one, that of the first object of the responder chain that has it.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    if let target {
      return ActionPerformance.perform(action, on: target as AnyObject, sender: sender)
    }
    return ActionPerformance.performAlongChain(
      action,
      from: sender as? UIResponder,
      sender: sender
    )
  }
  /// Does nothing here.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  /// Does nothing here.
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing here.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    StandIn.note("UIApplication.endBackgroundTask")
  }
  /// Does nothing here.
  open func registerForRemoteNotifications() {
    StandIn.note("UIApplication.registerForRemoteNotifications")
  }
  /// Does nothing here.
  open func unregisterForRemoteNotifications() {
    StandIn.note("UIApplication.unregisterForRemoteNotifications")
  }
  /// Does nothing here.
  open func beginReceivingRemoteControlEvents() {
    StandIn.note("UIApplication.beginReceivingRemoteControlEvents")
  }
  /// Does nothing here.
  open func endReceivingRemoteControlEvents() {
    StandIn.note("UIApplication.endReceivingRemoteControlEvents")
  }
  /// Does nothing here.
  open func beginIgnoringInteractionEvents() {
    StandIn.note("UIApplication.beginIgnoringInteractionEvents")
  }
  /// Does nothing here.
  open func endIgnoringInteractionEvents() {
    StandIn.note("UIApplication.endIgnoringInteractionEvents")
  }
  /// Does nothing here.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    StandIn.note("UIApplication.setStatusBarStyle")
  }
  /// Does nothing here.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: ((Error?) -> Void)? = nil
  ) { completionHandler?(nil) }
}

/// A task that goes on while the app is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: Int
  /// Creates one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Stored only.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Hears of the app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
  /// The window that the delegate's class keeps; an optional of it, as the requirement is optional in UIKit.
  public var window: UIWindow?? { StoredWindow.find(in: self) }
}

/// The window of a delegate that is known by its protocol only.
enum StoredWindow {
  /// The stored property `window`, also a lazy one; nil inside where its class has one without a window.
  static func find(in delegate: Any) -> UIWindow?? {
    var mirror: Mirror? = Mirror(reflecting: delegate)
    while let current = mirror {
      for child in current.children
      where child.label == "window" || child.label == "$__lazy_storage_$_window" {
        return .some(child.value as? UIWindow)
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
