import ListGeometry

/// The data source of tables with static cells that have no other.
///
/// It has no state: it reads the table's ``UITableView/staticSections``.
@MainActor
final class StaticTableSource: UITableViewDataSource {
  static let shared = StaticTableSource()

  func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.cells.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell = tableView.staticCell(at: indexPath) { return cell }
    UIKitException.raise(TableException.noCell(tableView, self))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.headerTitle
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footerTitle
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

extension UITableView {
  /// Chooses whom the table asks for rows: its data source, else its static sections.
  final func settleSource() {
    tableSource = dataSource ?? (staticSections.isEmpty ? nil : StaticTableSource.shared)
    clientsChanged()
  }

  final func staticSection(_ section: Int) -> StaticSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }

  final func staticCell(at path: IndexPath) -> UITableViewCell? {
    guard let position = RowPosition(path), let section = staticSection(position.section),
      section.cells.indices.contains(position.row)
    else { return nil }
    return section.cells[position.row]
  }

  /// The heights of a section's static cells, as the document says; nil for tables with a data source.
  final func staticHeights(_ section: Int, count: Int) -> HeightIndex? {
    guard !staticSections.isEmpty, tableSource === StaticTableSource.shared,
      let cells = staticSection(section)?.cells,
      cells.count == count
    else { return nil }
    return HeightIndex(count: count) {
      storedHeight(of: cells[$0], RowPosition(section: section, row: $0))
    }
  }

  /// The height of a static cell: that of its frame, or the table's where the document stores none.
  final func storedHeight(of cell: UITableViewCell, _ position: RowPosition) -> Double {
    let height = cell.frame.height
    return height > 0 ? Double(height) : resolvedHeight(rowHeight, position)
  }
}
