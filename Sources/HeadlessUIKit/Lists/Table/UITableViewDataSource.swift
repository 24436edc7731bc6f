import Foundation

/// Gives a table its rows.
///
/// Methods with a default body are optional in UIKit.
@MainActor
public protocol UITableViewDataSource: AnyObject {
  /// The number of rows of a section; asked on reloads and updates, then cached (rule TV-12).
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row that is about to show.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections; 1 without this method (rule TV-10).
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section, for sections without a header view.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section, for sections without a footer view.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited; every row by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Commits an insertion or deletion by the user: change the model, then tell the table (rule TV-90f).
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Whether a row can be moved; every row by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Commits a move by the user: change the model; the table moves the cell itself.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// The titles of the index at the right edge; nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section to which a tapped title of the index scrolls.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
}

extension UITableViewDataSource {
  /// One section, as UIKit assumes when the method is missing (rule TV-10).
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Has no title: the method is optional.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethods.missing(nil)
  }

  /// Has no title: the method is optional.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethods.missing(nil)
  }
}

/// Editing, moving and the index.
extension UITableViewDataSource {
  /// Reports that the optional method is missing.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Reports that the optional method is missing.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethods.missing() }

  /// Reports that the optional method is missing.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Reports that the optional method is missing.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethods.missing() }

  /// Reports that the optional method is missing.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethods.missing(nil)
  }

  /// Reports that the optional method is missing.
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { OptionalMethods.missing(index) }
}
