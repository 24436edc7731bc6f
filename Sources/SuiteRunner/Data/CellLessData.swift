import Foundation
import HeadlessUIKit

/// Generated data of which some rows have no cell, as a data source of Objective-C can answer nil.
@MainActor
final class CellLessData: GeneratedData, UITableViewOptionalCellDataSource {
  func tableView(
    _ tableView: UITableView,
    optionalCellForRowAt indexPath: IndexPath
  ) -> UITableViewCell? {
    guard rows(at: indexPath)?.editing.origin != "none" else { return nil }
    return self.tableView(tableView, cellForRowAt: indexPath)
  }
}
