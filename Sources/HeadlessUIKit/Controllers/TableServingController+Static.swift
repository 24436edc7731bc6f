import Foundation
import ListGeometry

/// The answers for tables whose sections a document holds (rule TV-6).
extension TableServingController {
  final func staticSectionCount(_ table: UITableView) -> Int {
    table.staticSections.isEmpty ? 1 : table.staticSections.count
  }

  final func staticRowCount(_ table: UITableView, _ section: Int) -> Int {
    table.staticSection(section)?.cells.count ?? 0
  }

  final func staticCell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
    if let cell = table.staticCell(at: path) { return cell }
    UIKitException.raise(TableException.noCell(table, self))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// A title of a static section; for other tables the method counts as missing.
  final func staticTitle(
    _ table: UITableView,
    _ section: Int,
    _ title: (UITableView.StaticSection) -> String?
  ) -> String? {
    if let section = table.staticSection(section) { return title(section) }
    return OptionalMethods.missing(nil)
  }

  /// The height of a static cell; for other tables the method counts as missing.
  final func staticHeight(_ table: UITableView, _ path: IndexPath) -> CGFloat {
    if let cell = table.staticCell(at: path), let position = RowPosition(path) {
      return CGFloat(table.storedHeight(of: cell, position))
    }
    return OptionalMethods.missing(UITableView.automaticDimension)
  }
}
