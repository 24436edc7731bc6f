import Foundation
import HeadlessUIKit

/// Comparing a table with its plain model.
extension TableStress {
  func settle(isThorough: Bool) {
    window.layoutIfNeeded()
    if UIKitException.isPending { return }
    plain.compute(data, style)
    checkSize()
    if violation != nil { return }
    checkOffset()
    checkRows()
    if violation != nil { return }
    checkEdges()
    checkState()
    if isThorough { checkAll() }
  }

  private func checkSize() {
    checkCounts()
    if violation != nil { return }
    let size = CGSize(width: window.bounds.width, height: CGFloat(plain.contentHeight))
    if table.contentSize.width != size.width
      || !isClose(Double(table.contentSize.height), plain.contentHeight)
    {
      fail(.different(.contentSize, "the content size", table.contentSize, size))
    }
  }

  // MARK: Rows

  private func checkRows() {
    let low = Double(table.contentOffset.y)
    let high = low + Double(table.bounds.height)
    var paths: [StressPath] = []
    var cells: [UITableViewCell] = []
    for (section, place) in plain.sections.enumerated() where place.end > low && place.start < high
    {
      for item in data.sections[section].items.indices {
        let top = plain.tops[place.firstRow + item]
        let height = plain.heights[place.firstRow + item]
        guard height > 0, top < high, top + height > low else { continue }
        let path = StressPath(section: section, item: item)
        paths.append(path)
        guard let cell = table.cellForRow(at: path.indexPath) else {
          let place = ShownValue.range(top, top + height)
          return fail(.visible, "\(path), \(place), has no cell")
        }
        cells.append(cell)
        check(cell, at: path, top: top, height: height)
        if violation != nil { return }
      }
    }
    let visible = (table.indexPathsForVisibleRows ?? []).compactMap(StressPath.init)
    if visible != paths { return fail(.different(.visible, "what is visible", visible, paths)) }
    checkHierarchy(cells)
    takeOver(paths, cells)
  }

  private func check(
    _ cell: UITableViewCell,
    at path: StressPath,
    top: Double,
    height: Double
  ) {
    let item = data.sections[path.section].items[path.item]
    let width = table.bounds.width
    let margin: CGFloat = style.isInset ? width < 390 ? 16 : 20 : 0
    let frame = CGRect(x: margin, y: top, width: width - 2 * margin, height: height)
    if !isClose(cell.frame, frame) {
      fail(.different(.frame, "the frame of \(path)", cell.frame, frame))
    }
    checkContent(StressPools.label(in: cell), cell.listPosition, item, path)
    if cell.superview !== table { fail(.hierarchy, "the cell of \(path) is not in the table") }
    if table.reuseRegistry.isPooled(cell) {
      fail(.pool, "the cell of \(path) is on the screen and in the pool")
    }
    checkIdentity(cell, item, path)
    checkState(cell, item, path)
  }

  private func checkState(_ cell: UITableViewCell, _ item: StressItem, _ path: StressPath) {
    if cell.isSelected != selection.contains(item.id) {
      fail(.state, "the cell of \(path) is \(cell.isSelected ? "" : "not ")selected")
    }
    if cell.isHighlighted { fail(.state, "the cell of \(path) is highlighted still") }
    let isEdited = table.isEditing && item.isEditable
    if cell.isEditing != isEdited {
      fail(.state, "the cell of \(path) is \(cell.isEditing ? "" : "not ")being edited")
    }
    if isEdited, (cell.editingStyle == .insert) != item.isInserter {
      fail(.state, "the editing style of \(path) is \(cell.editingStyle)")
    }
  }

  /// Cells stand in their order below headers and footers, and nothing is left behind (rule TV-57).
  private func checkHierarchy(_ cells: [UITableViewCell]) {
    checkDisplayed(cells.count)
    var next = 0
    var isAboveEdges = false
    for view in table.subviews {
      if let cell = view as? UITableViewCell {
        guard next < cells.count, cells[next] === cell else {
          return fail(.hierarchy, "subviews hold a cell that is not visible, or cells out of order")
        }
        if isAboveEdges { fail(.hierarchy, "a cell stands above a header or footer") }
        next += 1
      } else if isShownEdge(view) {
        isAboveEdges = true
      }
    }
    if next != cells.count { fail(.hierarchy, "\(cells.count - next) cells are no subviews") }
  }

  // MARK: Headers and footers

  private func checkEdges() {
    let inset = table.adjustedContentInset
    let low = Double(table.contentOffset.y)
    let high = low + Double(table.bounds.height)
    var count = 0
    for (index, place) in plain.sections.enumerated() {
      guard place.end > low - 1, place.start < high + 1 else { continue }
      let section = data.sections[index]
      let header = plain.headerTop(place, isPlain: style.isPlain, top: low + Double(inset.top))
      if isShown(header, place.headerHeight, low, high), section.headerEdge != .none {
        check(index, section, isFooter: false, header, place.headerHeight)
        count += 1
      }
      let bottom = high - Double(inset.bottom)
      let footer = plain.footerTop(place, isPlain: style.isPlain, bottom: bottom)
      if isShown(footer, place.footerHeight, low, high), section.footerEdge != .none {
        check(index, section, isFooter: true, footer, place.footerHeight)
        count += 1
      }
    }
    checkDisplayedEdges(count)
  }

  private func isShown(_ top: Double, _ height: Double, _ low: Double, _ high: Double) -> Bool {
    height >= PlainTable.hairline && top < high && top + height > low
  }

  private func check(
    _ index: Int,
    _ section: StressSection,
    isFooter: Bool,
    _ top: Double,
    _ height: Double
  ) {
    let name = "the \(isFooter ? "footer" : "header") of section \(index)"
    guard let view = edge(isFooter ? 1 : 0, of: section.id, in: shownEdges) else {
      let place = ShownValue.range(top, top + height)
      return fail(.edges, "\(name), \(place), is not displayed")
    }
    let margin: CGFloat =
      style.isInset ? table.bounds.width < 390 ? 16 : 20 : 0
    let frame = CGRect(x: margin, y: top, width: table.bounds.width - 2 * margin, height: height)
    if !isClose(view.frame, frame) {
      fail(.different(.edges, "the frame of \(name)", view.frame, frame))
    }
    let text = (view as? UILabel)?.text ?? (view as? UITableViewHeaderFooterView)?.textLabel?.text
    checkEdgeText(text, section, name)
    if view.superview !== table { fail(.edges, "\(name) is not in the table") }
    if table.reuseRegistry.isPooled(view) {
      fail(.pool, "\(name) is on the screen and in the pool")
    }
    if let reusable = view as? UITableViewHeaderFooterView {
      let found =
        isFooter ? table.footerView(forSection: index) : table.headerView(forSection: index)
      if found !== reusable { fail(.edges, "\(name) is not what the table answers for it") }
    }
    checkEdgeIdentity(view, isFooter ? 1 : 0, of: section, name)
  }

  // MARK: State

  private func checkState() {
    let paths = (table.indexPathsForSelectedRows ?? []).compactMap(StressPath.init)
    let ids = paths.compactMap { data[$0]?.id }
    if ids.count != paths.count || ids.count != selection.count || Set(ids) != selection {
      fail(.selection(paths, selection.compactMap { data.path(of: $0) }, of: data))
    }
    let path = table.indexPathForDeleteConfirmation.flatMap(StressPath.init)
    let expected = confirming.flatMap { data.path(of: $0) }
    if path != expected {
      fail(.different(.state, "the row whose delete button shows", path, expected))
    }
  }

  // MARK: Off the screen

  /// The geometry of every section and row, and both directions of it.
  private func checkAll() {
    for (index, place) in plain.sections.enumerated() {
      let rect = table.rect(forSection: index)
      if !isClose(Double(rect.minY), place.start) || !isClose(Double(rect.maxY), place.end) {
        let expected = "\(place.start) to \(place.end)"
        fail(.different(.frame, "section \(index)", "\(rect.minY) to \(rect.maxY)", expected))
      }
      for item in data.sections[index].items.indices {
        let path = StressPath(section: index, item: item)
        let rect = table.rectForRow(at: path.indexPath)
        let (top, height) = (
          plain.tops[place.firstRow + item], plain.heights[place.firstRow + item]
        )
        if !isClose(Double(rect.minY), top) || !isClose(Double(rect.height), height) {
          return fail(
            .different(
              .frame,
              "the row \(path)",
              "\(rect.minY) + \(rect.height)",
              "\(top) + \(height)"
            )
          )
        }
        guard height > 0 else { continue }
        let found = table.indexPathForRow(at: CGPoint(x: 1, y: top + height / 2))
        if found.flatMap(StressPath.init) != path {
          return fail(.frame, "the row in the middle of \(path) is \(ShownValue.text(found))")
        }
      }
    }
  }
}
