import Foundation

/// A search bar with results.
open class UISearchController: UIViewController {
  /// Stored only.
  public final let searchBar = UISearchBar()
  /// Stored only.
  public final let searchResultsController: UIViewController?
  /// Stored only.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Stored only.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Stored only.
  open var isActive = false
  /// Stored only.
  open var obscuresBackgroundDuringPresentation = true
  /// Stored only.
  open var dimsBackgroundDuringPresentation = true
  /// Stored only.
  open var hidesNavigationBarDuringPresentation = true
  /// Stored only.
  open var automaticallyShowsCancelButton = true
  /// Stored only.
  open var automaticallyShowsScopeBar = true
  /// Stored only.
  open var showsSearchResultsController = false
  /// Creates one.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates one.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Hears of new searches.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The search changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search controller.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {}
