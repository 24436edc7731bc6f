import Foundation
import HeadlessUIKit

extension TableStress: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { data.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answerCount(of: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let path = StressPath(section: indexPath[0], item: indexPath[1])
    let item = data[path]
    let identifier = pools.identifier(item, standard: Self.rowIdentifier)
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if UIKitException.isPending { return cell }
    checkHandedOut(cell, at: path, "the table handed out", rowClass)
    cell.showsReorderControl = true
    show(item, at: path, in: StressPools.label(in: cell))
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard let section = known(section), section.headerEdge == .title else { return nil }
    return section.text
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard let section = known(section), section.footerEdge == .title else { return nil }
    return section.text
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    item(at: indexPath)?.isEditable ?? false
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    item(at: indexPath)?.isMovable ?? false
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { commit(editingStyle, at: StressPath(section: indexPath[0], item: indexPath[1])) }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let from = StressPath(section: sourceIndexPath[0], item: sourceIndexPath[1])
    let to = StressPath(section: destinationIndexPath[0], item: destinationIndexPath[1])
    if toldMove != nil { fail(.callbacks, "a drag told the data source of two moves") }
    toldMove = (from, to)
    var sections = data.sections
    let item = sections[from.section].items.remove(at: from.item)
    sections[to.section].items.insert(item, at: min(to.item, sections[to.section].items.count))
    data.replace(sections)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    data.sections.map { "\($0.id)" }
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { data.sections.count - 1 - index }
}

extension TableStress: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard style.rowHeight == nil else {
      OptionalMethods.reportMissing()
      return UITableView.automaticDimension
    }
    let path = StressPath(section: indexPath[0], item: indexPath[1])
    guard let item = data[path] else {
      fail(.counts, "asked for the height of \(path), which does not exist")
      return 0
    }
    return CGFloat(item.height)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    CGFloat(known(section)?.headerHeight(isPlain: style.isPlain) ?? 0)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    CGFloat(known(section)?.footerHeight(isPlain: style.isPlain) ?? 0)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    known(section).flatMap { edgeView($0.headerEdge, $0.text) }
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    known(section).flatMap { edgeView($0.footerEdge, $0.text) }
  }

  private func edgeView(_ edge: StressSection.Edge, _ text: String) -> UIView? {
    switch edge {
    case .pooledView:
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: Self.edgeIdentifier)
      if let view, isShownEdge(view) {
        fail(.pool, "the table handed out a header or footer that it still shows")
      }
      view?.textLabel?.text = text
      return view
    case .view:
      let label = UILabel(frame: CGRect(x: 10, y: 5, width: 100, height: 20))
      label.text = text
      return label
    case .title, .none:
      return nil
    }
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    item(at: indexPath)?.isInserter == true ? .insert : .delete
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    item(at: indexPath)?.isTappable ?? false
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let section = proposedDestinationIndexPath[0]
    return data.sections[section].takesRows ? proposedDestinationIndexPath : sourceIndexPath
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { beginDisplay(of: cell, at: indexPath) }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { endDisplay(of: cell, at: indexPath) }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { beginEdge(view, section, kind: 0) }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { beginEdge(view, section, kind: 1) }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { endEdge(view, kind: 0) }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { endEdge(view, kind: 1) }
}

extension StressItem {
  var isEditable: Bool { id % 5 != 4 }
  /// Editing inserts at it instead of deleting it.
  var isInserter: Bool { id % 3 == 2 }
  var isMovable: Bool { id % 7 != 6 }
  var isTappable: Bool { id % 13 != 12 }
}

extension StressSection {
  /// Whether rows may be dropped here.
  var takesRows: Bool { id % 6 != 5 }
}
