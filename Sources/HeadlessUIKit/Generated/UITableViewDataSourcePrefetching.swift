// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// What a table tells about rows that it will probably ask for soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows will probably be shown soon, the nearest first.
  ///
  /// Since iOS 10.0.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were announced will probably not be shown after all.
  ///
  /// Since iOS 10.0.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
