import Foundation

extension UINavigationItem {
  /// UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As UIKit's.
    case automatic = 0
    /// As UIKit's.
    case always
    /// As UIKit's.
    case never
  }
  /// UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// As UIKit's.
    case `default` = 0
    /// As UIKit's.
    case generic
    /// As UIKit's.
    case minimal
  }
  /// Stored only.
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { stored("largeTitleDisplayMode", .automatic) }
    set { store("largeTitleDisplayMode", newValue) }
  }
  /// Stored only.
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { stored("backButtonDisplayMode", .default) }
    set { store("backButtonDisplayMode", newValue) }
  }
  /// Stored only.
  public var backButtonTitle: String? {
    get { stored("backButtonTitle", nil) }
    set { store("backButtonTitle", newValue) }
  }
  /// Stored only.
  public var searchController: UISearchController? {
    get { stored("searchController", nil) }
    set { store("searchController", newValue) }
  }
  /// Stored only.
  public var hidesSearchBarWhenScrolling: Bool {
    get { stored("hidesSearchBarWhenScrolling", true) }
    set { store("hidesSearchBarWhenScrolling", newValue) }
  }
  /// Stored only.
  public var leftItemsSupplementBackButton: Bool {
    get { stored("leftItemsSupplementBackButton", false) }
    set { store("leftItemsSupplementBackButton", newValue) }
  }
  /// Stored only.
  public var standardAppearance: UINavigationBarAppearance? {
    get { stored("standardAppearance", nil) }
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
  /// Does nothing here.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Does nothing here.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Does nothing here.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Does nothing here.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Does nothing here.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
