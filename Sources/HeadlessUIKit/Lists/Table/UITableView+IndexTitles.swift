import Foundation

/// The section index at the right edge (rules TV-84 to TV-88).
extension UITableView {
  /// The title that shows as a magnifier in the index.
  public nonisolated static let indexSearch = "{search}"

  /// The titles of the index; nil when it is hidden, as in other styles and with too few rows.
  public var sectionIndexTitles: [String]? {
    ensureLoaded()
    guard style == .plain else { return nil }
    if list.indexTitles == nil { reloadSectionIndexTitles() }
    let rowCount = list.geometry.sections.reduce(0) { $0 + $1.rows.count }
    guard rowCount >= sectionIndexMinimumDisplayRowCount, let titles = list.indexTitles,
      !titles.isEmpty
    else { return nil }
    return titles
  }

  final func askIndexTitles() {
    guard let source = tableSource else { return list.indexTitles = [] }
    list.indexTitles = (ask(.indexTitles) { source.sectionIndexTitles(for: self) } ?? nil) ?? []
  }

  /// Taps a title, which scrolls to its section (rules TV-85 and TV-86).
  ///
  /// - Returns: Whether the index shows and has such a title.
  @discardableResult
  public func tapIndexTitle(at index: Int) -> Bool {
    guard let titles = sectionIndexTitles, titles.indices.contains(index), let source = tableSource
    else { return false }
    let answer = ask(.sectionForTitle) {
      source.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    }
    let sectionCount = list.geometry.sections.count
    let section = answer ?? min(index, sectionCount - 1)
    // The data source scrolled by itself and answered `NSNotFound`, or there is nothing to scroll to.
    guard section >= 0, section < sectionCount else { return true }
    let path = IndexPath(row: NSNotFound, section: section)
    scrollToRow(at: path, at: .top, animated: false)
    return true
  }
}
