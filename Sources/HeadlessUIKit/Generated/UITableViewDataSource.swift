// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// What a table asks for its rows.
///
/// Methods with a default body are UIKit's optional ones.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// The number of rows of a section.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections; 1 by default.
  ///
  /// Since iOS 2.0.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section, for sections without a header view.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section, for sections without a footer view.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited; every row by default.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Takes an insertion or deletion that the user made: the model must change, then the table be told.
  ///
  /// Since iOS 2.0.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Whether a row can be moved; every row by default.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Takes a move that the user made.
  ///
  /// Since iOS 2.0.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// The titles of the index at the right edge.
  ///
  /// Since iOS 2.0.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section of a title of the index.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
}
