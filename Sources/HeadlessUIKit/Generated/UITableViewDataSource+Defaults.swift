// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// The bodies of the methods that an object lacks: each is optional in UIKit.
extension UITableViewDataSource {
  /// The number of sections; 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The title above a section, for sections without a header view.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethods.missing(nil)
  }
  /// The title below a section, for sections without a footer view.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethods.missing(nil)
  }
  /// Whether a row can be edited; every row by default.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }
  /// Takes an insertion or deletion that the user made: the model must change, then the table be told.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// Whether a row can be moved; every row by default.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }
  /// Takes a move that the user made.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// The titles of the index at the right edge.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethods.missing(nil)
  }
  /// The section of a title of the index.
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { OptionalMethods.missing(index) }
}
