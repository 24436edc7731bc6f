import Foundation

/// A data source that may fail to give a cell, as Objective-C's can (rule TV-30).
///
/// Swift's signature does not allow nil. Adopt this to test what a table does then.
@preconcurrency @MainActor
public protocol UITableViewOptionalCellDataSource: UITableViewDataSource {
  /// The cell of a row; the table raises for nil.
  func tableView(_ tableView: UITableView, optionalCellForRowAt indexPath: IndexPath)
    -> UITableViewCell?
}
