import Foundation

/// A list of rows.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// UIKit's.
  public enum Appearance: Int, Sendable {
    /// As UIKit's.
    case plain = 0
    /// As UIKit's.
    case grouped
    /// As UIKit's.
    case insetGrouped
    /// As UIKit's.
    case sidebar
    /// As UIKit's.
    case sidebarPlain
  }
  /// UIKit's.
  public enum HeaderMode: Int, Sendable {
    /// As UIKit's.
    case none = 0
    /// As UIKit's.
    case supplementary
    /// As UIKit's.
    case firstItemInSection
  }
  /// UIKit's.
  public enum FooterMode: Int, Sendable {
    /// As UIKit's.
    case none = 0
    /// As UIKit's.
    case supplementary
  }
  /// UIKit's name.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Stored only.
  public let appearance: Appearance
  /// Stored only.
  public var showsSeparators = true
  /// Stored only.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Stored only.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// Stored only.
  public var backgroundColor: UIColor?
  /// Stored only.
  public var headerMode = HeaderMode.none
  /// Stored only.
  public var footerMode = FooterMode.none
  /// Stored only.
  public var headerTopPadding: CGFloat?
  /// Stored only.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Stored only.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Creates one.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// Lines between rows.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// UIKit's.
  public enum Visibility: Int, Sendable {
    /// As UIKit's.
    case automatic = 0
    /// As UIKit's.
    case visible
    /// As UIKit's.
    case hidden
  }
  /// Stored only.
  public var topSeparatorVisibility = Visibility.automatic
  /// Stored only.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Stored only.
  public var topSeparatorInsets = NSDirectionalEdgeInsets()
  /// Stored only.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets()
  /// Stored only.
  public var color = UIColor.separator
  /// Creates one.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  /// Stored only.
  public static var automaticInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}
