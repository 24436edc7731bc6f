import Foundation
import HeadlessUIKit
import Numbers

/// What the user may do with the rows of generated data, and what it does to them.
extension GeneratedData {
  private var allowsEditing: Bool {
    isGiven { $0.canEdit == true || ($0.style != nil && $0.style != "none") }
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard isGiven({ $0.canEdit != nil }) else {
      OptionalMethods.reportMissing()
      return true
    }
    asked("canEditRowAt", section: indexPath[0], item: indexPath[1])
    return rows(at: indexPath)?.editing.canEdit ?? true
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    guard isGiven({ $0.style != nil }) else {
      OptionalMethods.reportMissing()
      return .delete
    }
    told("editingStyleForRowAt", section: indexPath[0], item: indexPath[1])
    switch rows(at: indexPath)?.editing.style {
    case "none": return .none
    case "insert": return .insert
    default: return .delete
    }
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    guard isGiven({ $0.indents != nil }) else {
      OptionalMethods.reportMissing()
      return true
    }
    told("shouldIndentWhileEditingRowAt", section: indexPath[0], item: indexPath[1])
    return rows(at: indexPath)?.editing.indents ?? true
  }

  func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    guard isGiven({ $0.indentation != nil }) else {
      OptionalMethods.reportMissing()
      return 0
    }
    return rows(at: indexPath)?.editing.indentation ?? 0
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    guard isGiven({ $0.deleteTitle != nil }) else {
      OptionalMethods.reportMissing()
      return nil
    }
    return rows(at: indexPath)?.editing.deleteTitle
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard allowsEditing else { return OptionalMethods.reportMissing() }
    asked("commit", section: indexPath[0], item: indexPath[1])
    guard plan.commits else { return }
    let (section, item) = (indexPath[0], indexPath[1])
    switch editingStyle {
    case .delete:
      guard model.removeRow(section: section, item: item) != nil else { return }
      tableView.deleteRows(at: [indexPath], with: .automatic)
    case .insert:
      guard model.insertNewRows(1, rows(at: indexPath), section: section, item: item) else {
        return
      }
      tableView.insertRows(at: [indexPath], with: .automatic)
    case .none: break
    }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard isGiven({ $0.canMove != nil }) else {
      OptionalMethods.reportMissing()
      return true
    }
    asked("canMoveRowAt", section: indexPath[0], item: indexPath[1])
    return rows(at: indexPath)?.editing.canMove ?? false
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard isGiven({ $0.moveTarget != nil }) else {
      OptionalMethods.reportMissing()
      return proposedDestinationIndexPath
    }
    guard let row = rows(at: sourceIndexPath)?.editing.moveTarget else {
      return proposedDestinationIndexPath
    }
    return IndexPath(row: row, section: sourceIndexPath[0])
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard plan.moves ?? isGiven({ $0.canMove == true }) else {
      return OptionalMethods.reportMissing()
    }
    asked("moveRowAt", section: sourceIndexPath[0], item: sourceIndexPath[1])
    guard plan.commits,
      let row = model.removeRow(section: sourceIndexPath[0], item: sourceIndexPath[1])
    else { return }
    _ = model.insert(row, section: destinationIndexPath[0], item: destinationIndexPath[1])
  }
}

/// The section index.
extension GeneratedData {
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    guard !plan.indexTitles.isEmpty else {
      OptionalMethods.reportMissing()
      return nil
    }
    asked("sectionIndexTitles")
    return plan.indexTitles
  }

  /// The section of the title's number, at most the last.
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    guard !plan.indexTitles.isEmpty, plan.titleAnswer != "missing" else {
      OptionalMethods.reportMissing()
      return index
    }
    record(
      "sectionForSectionIndexTitle",
      "UITableViewDataSource",
      section: index,
      values: ["title": title]
    )
    if plan.titleAnswer == "none" { return NSNotFound }
    return min(index, max(model.sectionCount - 1, 0))
  }
}

/// Selection and highlighting.
extension GeneratedData {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    told("shouldHighlightRowAt", section: indexPath[0], item: indexPath[1])
    return rows(at: indexPath)?.editing.selects ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    told("didHighlightRowAt", section: indexPath[0], item: indexPath[1])
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    told("didUnhighlightRowAt", section: indexPath[0], item: indexPath[1])
  }

  func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    told("willSelectRowAt", section: indexPath[0], item: indexPath[1])
    return answer(rows(at: indexPath)?.willSelect, indexPath)
  }

  /// The row of the section that the data names, nil for -1, and the row itself where it names none.
  private func answer(_ template: DataTemplate?, _ path: IndexPath) -> IndexPath? {
    guard let row = template?.length() else { return path }
    return row < 0 ? nil : IndexPath(row: Int(saturating: row), section: path[0])
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told("didSelectRowAt", section: indexPath[0], item: indexPath[1])
  }

  func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    told("willDeselectRowAt", section: indexPath[0], item: indexPath[1])
    return answer(rows(at: indexPath)?.willDeselect, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told("didDeselectRowAt", section: indexPath[0], item: indexPath[1])
  }

  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    guard isGiven({ $0.primaryAction == "YES" || $0.primaryAction == "NO" }) else {
      OptionalMethods.reportMissing()
      return true
    }
    told("canPerformPrimaryActionForRowAt", section: indexPath[0], item: indexPath[1])
    return rows(at: indexPath)?.editing.primaryAction != "NO"
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard isGiven({ $0.primaryAction != nil }) else { return OptionalMethods.reportMissing() }
    told("performPrimaryActionForRowAt", section: indexPath[0], item: indexPath[1])
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    told("willBeginEditingRowAt", section: indexPath[0], item: indexPath[1])
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    told("didEndEditingRowAt", section: indexPath?[0], item: indexPath?[1])
  }

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    told("accessoryButtonTappedForRowWith", section: indexPath[0], item: indexPath[1])
  }
}
