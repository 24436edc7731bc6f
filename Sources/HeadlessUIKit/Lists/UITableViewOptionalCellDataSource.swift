import Foundation

/// A data source that may fail to supply a cell, as Objective-C's can (rule TV-30).
///
/// Swift's signature leaves no room for nil; harnesses that want to show what a table does then adopt this.
@MainActor
public protocol UITableViewOptionalCellDataSource: UITableViewDataSource {
  /// The cell of a row, or nil, upon which the table raises.
  func tableView(_ tableView: UITableView, optionalCellForRowAt indexPath: IndexPath)
    -> UITableViewCell?
}
