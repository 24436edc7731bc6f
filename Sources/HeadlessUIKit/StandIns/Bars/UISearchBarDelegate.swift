/// Hears of a search bar; a harness calls it.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search is wanted.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search is ended.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing here.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethods.missing(true)
  }
  /// Does nothing here.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalMethods.missing() }
  /// Does nothing here.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethods.missing(true)
  }
  /// Does nothing here.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalMethods.missing() }
  /// Does nothing here.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMethods.missing()
  }
  /// Does nothing here.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalMethods.missing() }
  /// Does nothing here.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalMethods.missing() }
  /// Does nothing here.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) { OptionalMethods.missing() }
}

extension UISearchBar {
  /// UIKit's.
  public enum Style: UInt, Sendable {
    /// As UIKit's.
    case `default` = 0
    /// As UIKit's.
    case prominent
    /// As UIKit's.
    case minimal
  }
  /// UIKit's.
  public enum Icon: Int, Sendable {
    /// As UIKit's.
    case search = 0
    /// As UIKit's.
    case clear
    /// As UIKit's.
    case bookmark
    /// As UIKit's.
    case resultsList
  }
  /// The field; it is not part of the bar's layout here.
  public var searchTextField: UITextField {
    if let known: UITextField = stored("searchTextField", nil) { return known }
    let made = UITextField()
    store("searchTextField", made)
    return made
  }
  /// Stored only.
  public var backgroundImage: UIImage? {
    get { stored("backgroundImage", nil) }
    set { store("backgroundImage", newValue) }
  }
  /// Stored only.
  public var showsBookmarkButton: Bool {
    get { stored("showsBookmarkButton", false) }
    set { store("showsBookmarkButton", newValue) }
  }
  /// Does nothing here.
  public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Does nothing here.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    StandIn.note("UISearchBarDelegate.setImage")
  }
  /// Does nothing here.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {}
}
