import ListGeometry

/// The data source of tables whose cells a document holds, where nobody else is one.
///
/// It has no state: the sections are the table's own.
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
  /// Settles whom the table asks for rows: its data source, else the sections of its document.
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

  /// The heights that a document gives the cells of a section; nil for tables with a data source.
  final func staticHeights(_ section: Int, count: Int) -> HeightIndex? {
    guard !staticSections.isEmpty, tableSource === StaticTableSource.shared,
      let cells = staticSection(section)?.cells,
      cells.count == count
    else { return nil }
    return HeightIndex(count: count) { max(Double(cells[$0].frame.height), 0) }
  }
}
