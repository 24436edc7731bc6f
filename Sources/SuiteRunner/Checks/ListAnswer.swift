import Foundation
import HeadlessUIKit

/// What lists answer, as texts: rectangles as four numbers, index paths as `0.3`, views by their text.
@MainActor
enum ListAnswer {
  /// The answer of a table; nil for what it cannot be asked.
  static func of(
    _ table: UITableView,
    _ query: String,
    _ path: IndexPath,
    _ numbers: [Double]
  ) -> String? {
    switch query {
    case "rectForSection": text(table.rect(forSection: path.section))
    case "rectForHeader": text(table.rectForHeader(inSection: path.section))
    case "rectForFooter": text(table.rectForFooter(inSection: path.section))
    case "rectForRow": text(table.rectForRow(at: path))
    case "indexPathForRow": point(numbers).map { text(table.indexPathForRow(at: $0)) }
    case "indexPathsForRows": rect(numbers).map { text(table.indexPathsForRows(in: $0)) }
    case "indexPathsForVisibleRows": text(table.indexPathsForVisibleRows)
    case "indexPathsForSelectedRows": text(table.indexPathsForSelectedRows)
    case "cellForRow": text(table.cellForRow(at: path))
    case "headerView": text(table.headerView(forSection: path.section))
    case "footerView": text(table.footerView(forSection: path.section))
    case "numberOfSections": String(table.numberOfSections)
    case "numberOfRows": String(table.numberOfRows(inSection: path.section))
    case "separator": text(table.separatorRect(forRowAt: path))
    case "emptySeparators": text(table.emptySeparatorRects)
    case "contextMenu":
      menu(table.contextMenu, table.contextMenuPreview, table.contextMenuHighlight)
    case "editingActions": text(table.showMenu(at: path))
    case "swipeActions": titles(table.swipeActionTitles)
    case "shown": ShownElements(list: table).text
    case "deleteTitle": table.titleForDeleteConfirmation ?? "nothing"
    case "swipedRow": text(table.indexPathForSwipedRow)
    case "focused": text(table.focusedIndexPath)
    default: nil
    }
  }

  /// The answer of a collection; nil for what it cannot be asked.
  static func of(
    _ collection: UICollectionView,
    _ query: String,
    _ path: IndexPath,
    _ numbers: [Double]
  ) -> String? {
    switch query {
    case "indexPathForItem": point(numbers).map { text(collection.indexPathForItem(at: $0)) }
    case "indexPathsForVisibleItems": text(collection.indexPathsForVisibleItems)
    case "indexPathsForSelectedItems": text(collection.indexPathsForSelectedItems)
    case "numberOfSections": String(collection.numberOfSections)
    case "numberOfItems": String(collection.numberOfItems(inSection: path.section))
    case "contextMenu":
      menu(
        collection.contextMenu,
        collection.contextMenuPreview,
        collection.contextMenuHighlight
      )
    case "editingActions": text(collection.showMenu(at: path))
    case "focused": text(collection.focusedIndexPath)
    case "shown": ShownElements(list: collection).text
    default: nil
    }
  }

  /// The titles of a menu's entries, and whether a preview or a highlighted view belongs to it.
  private static func menu(
    _ menu: UIMenu?,
    _ preview: UIViewController?,
    _ highlight: UITargetedPreview?
  ) -> String {
    let parts = [preview == nil ? "" : "preview", highlight == nil ? "" : "highlight"]
    let entries = (menu?.children ?? []).map { $0.title } + parts.filter { !$0.isEmpty }
    return entries.isEmpty ? "nothing" : entries.joined(separator: " ")
  }

  private static func text(_ actions: [Selector]) -> String { titles(actions.map { "\($0)" }) }

  private static func titles(_ titles: [String]) -> String {
    titles.isEmpty ? "none" : titles.joined(separator: " ")
  }

  private static func point(_ numbers: [Double]) -> CGPoint? {
    numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }

  private static func rect(_ numbers: [Double]) -> CGRect? {
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func text(_ rect: CGRect?) -> String {
    guard let rect else { return "nothing" }
    return [rect.minX, rect.minY, rect.width, rect.height]
      .map { NumberText.of(Double($0)) }.joined(separator: " ")
  }

  private static func text(_ rects: [CGRect]) -> String {
    rects.isEmpty ? "nothing" : rects.map { text($0) }.joined(separator: ", ")
  }

  private static func text(_ path: IndexPath?) -> String {
    path.map { "\($0.section).\($0.item)" } ?? "nothing"
  }

  /// An empty list and nil are two answers.
  private static func text(_ paths: [IndexPath]?) -> String {
    guard let paths else { return "nothing" }
    return paths.isEmpty ? "none" : paths.map { text($0) }.joined(separator: " ")
  }

  private static func text(_ cell: UITableViewCell?) -> String {
    cell.map { $0.textLabel?.text ?? "a cell" } ?? "nothing"
  }

  private static func text(_ view: UITableViewHeaderFooterView?) -> String {
    view.map { $0.displayText ?? "a view" } ?? "nothing"
  }
}
