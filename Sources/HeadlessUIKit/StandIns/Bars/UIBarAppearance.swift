import Foundation

/// The look of a bar; stored, without effect here.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Stored only.
  open var backgroundColor: UIColor?
  /// Stored only.
  open var backgroundEffect: UIBlurEffect?
  /// Stored only.
  open var backgroundImage: UIImage?
  /// Stored only.
  open var shadowColor: UIColor?
  /// Stored only.
  open var shadowImage: UIImage?
  /// Creates the standard look.
  public override init() { super.init() }
  /// Does nothing here.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Does nothing here.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Does nothing here.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The look of a navigation bar; stored, without effect here.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored only.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored only.
  open var titlePositionAdjustment = UIOffset.zero
  /// Stored only.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Stored only.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Stored only.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Does nothing here.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    StandIn.note("UIBarAppearance.setBackIndicatorImage")
  }
}

/// The look of a tool bar; stored, without effect here.
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a tab bar; stored, without effect here.
open class UITabBarAppearance: UIBarAppearance {
  /// Stored only.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Stored only.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Stored only.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a tab; stored, without effect here.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Stored only.
  public let normal = UIBarItemStateAppearance()
  /// Stored only.
  public let selected = UIBarItemStateAppearance()
  /// Creates the standard look.
  public override init() { super.init() }
}

/// The look of a button of a bar; stored, without effect here.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Stored only.
  public let normal = UIBarItemStateAppearance()
  /// Stored only.
  public let highlighted = UIBarItemStateAppearance()
  /// Stored only.
  public let disabled = UIBarItemStateAppearance()
  /// Creates the standard look.
  public override init() { super.init() }
  /// Creates one.
  public init(style: UIBarButtonItem.Style) { super.init() }
}

/// The look of one state; stored, without effect here.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
  /// Stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored only.
  open var iconColor: UIColor?
  /// Stored only.
  open var backgroundImage: UIImage?
  /// Stored only.
  open var badgeBackgroundColor: UIColor?
}

/// A distance in two directions.
public struct UIOffset: Hashable, Sendable {
  /// Stored only.
  public var horizontal: CGFloat
  /// Stored only.
  public var vertical: CGFloat
  /// Creates one.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// Stored only.
  public static let zero = UIOffset()
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  /// As UIKit's.
  case any = 0
  /// As UIKit's.
  case bottom
  /// As UIKit's.
  case top
  /// As UIKit's.
  case topAttached
}

/// Sizes of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// As UIKit's.
  case `default` = 0
  /// As UIKit's.
  case compact
  /// As UIKit's.
  case defaultPrompt = 101
  /// As UIKit's.
  case compactPrompt
}

/// What holds other things that have a common look.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// An object whose class has a common look.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// A view that keeps what is set; other views do not take it over here.
  public static func appearance() -> Self {
    StandIn.note("UIAppearance.appearance")
    return unsafeDowncast(Self.create(frame: .zero), to: Self.self)
  }
  /// A view that keeps what is set; other views do not take it over here.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UINavigationBar {
  /// Stored only.
  public var standardAppearance: UINavigationBarAppearance {
    get { stored("standardAppearance", UINavigationBarAppearance()) }
    set { store("standardAppearance", newValue) }
  }
  /// Stored only.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { stored("scrollEdgeAppearance", nil) }
    set { store("scrollEdgeAppearance", newValue) }
  }
  /// Stored only.
  public var compactAppearance: UINavigationBarAppearance? {
    get { stored("compactAppearance", nil) }
    set { store("compactAppearance", newValue) }
  }
  /// Stored only.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { stored("largeTitleTextAttributes", nil) }
    set { store("largeTitleTextAttributes", newValue) }
  }
  /// Stored only.
  public var shadowImage: UIImage? {
    get { stored("shadowImage", nil) }
    set { store("shadowImage", newValue) }
  }
  /// Stored only.
  public var backIndicatorImage: UIImage? {
    get { stored("backIndicatorImage", nil) }
    set { store("backIndicatorImage", newValue) }
  }
  /// Stored only.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { stored("backIndicatorTransitionMaskImage", nil) }
    set { store("backIndicatorTransitionMaskImage", newValue) }
  }
  /// Does nothing here.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    StandIn.note("UIBarAppearance.setBackgroundImage")
  }
}

extension UISegmentedControl {
  /// Does nothing here.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

extension UIBarItem {
  /// Stored only.
  public var landscapeImagePhone: UIImage? {
    get { stored("landscapeImagePhone", nil) }
    set { store("landscapeImagePhone", newValue) }
  }
  /// Does nothing here.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

extension UIBarButtonItem {
  /// Stored only.
  public var menu: UIMenu? {
    get { stored("menu", nil) }
    set { store("menu", newValue) }
  }
  /// Stored only.
  public var primaryAction: UIAction? {
    get { stored("primaryAction", nil) }
    set { store("primaryAction", newValue) }
  }
  /// A distance that grows.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// A distance.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
}

extension UINavigationController {
  /// Stored only.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// Stored only.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { stored("hidesBarsWhenKeyboardAppears", false) }
    set { store("hidesBarsWhenKeyboardAppears", newValue) }
  }
  /// Does nothing here.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

extension UISplitViewController {
  /// UIKit's.
  public enum DisplayMode: Int, Sendable {
    /// As UIKit's.
    case automatic = 0
    /// As UIKit's.
    case secondaryOnly
    /// As UIKit's.
    case oneBesideSecondary
    /// As UIKit's.
    case oneOverSecondary
  }
  /// UIKit's.
  public enum Column: Int, Sendable {
    /// As UIKit's.
    case primary = 0
    /// As UIKit's.
    case supplementary
    /// As UIKit's.
    case secondary
    /// As UIKit's.
    case compact
  }
}
