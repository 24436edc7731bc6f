import Foundation

/// What a table asks for its rows.
///
/// Methods with a default body are UIKit's optional ones.
@MainActor
public protocol UITableViewDataSource: AnyObject {
  /// The number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section, for sections without a header view.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section, for sections without a footer view.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// One section, as UIKit assumes when the method is missing (rule TV-10).
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethods.reportMissing()
    return nil
  }

  /// No title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethods.reportMissing()
    return nil
  }
}

/// A data source that may fail to supply a cell, as Objective-C's can (rule TV-30).
///
/// Swift's signature leaves no room for nil; harnesses that want to show what a table does then adopt this.
@MainActor
public protocol UITableViewOptionalCellDataSource: UITableViewDataSource {
  /// The cell of a row, or nil, upon which the table raises.
  func tableView(_ tableView: UITableView, optionalCellForRowAt indexPath: IndexPath)
    -> UITableViewCell?
}
