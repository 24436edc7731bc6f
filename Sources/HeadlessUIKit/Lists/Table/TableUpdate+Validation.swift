import Foundation
import ListGeometry

/// Validates an update, with UIKit's messages where they are known (rules TV-92 to TV-94a, TV-99).
extension TableUpdate {
  /// The first mistake of a table's update; nil for a valid one.
  func mistake(in table: UITableView) -> UIKitException? {
    if let text = sectionMistake() ?? conflict() ?? oldRowMistake() {
      return UIKitException(.internalInconsistency, text)
    }
    // Only rows that are there have places to be expected at.
    let reloads = expectedReloads()
    let text =
      sectionCountMistake().map { mismatch($0, reloads, table) } ?? newRowMistake()
      ?? rowCountMistake(reloads).map { mismatch($0, reloads, table) }
      ?? animationMistake(reloads)
    return text.map { UIKitException(.internalInconsistency, $0) }
  }

  /// The message of counts that do not add up, in the words of the profile's release.
  private func mismatch(_ equation: String, _ reloads: [RowPosition], _ table: UITableView)
    -> String
  {
    let mismatch = CountMismatch(
      noun: "row",
      before: oldCounts,
      after: newCounts,
      list: "Table view: \(ConsoleDescription.table(table))"
    )
    let areRowsOnly = !batch.changesSections && batch.movedRows.isEmpty
    let text =
      areRowsOnly
      ? mismatch.text(
        deleted: batch.deletedRows.rows + batch.reloadedRows.rows,
        inserted: batch.insertedRows.rows + reloads
      ) : nil
    return text ?? mismatch.text(equation)
  }

  private func sectionMistake() -> String? {
    guard batch.changesSections else { return nil }
    let (before, after) = (oldCounts.count, newCounts.count)
    let sources = batch.movedSections.map(\.from)
    for (verb, sections) in [
      ("delete", batch.deletedSections.sorted()), ("reload", batch.reloadedSections.sorted()),
      ("move", sources),
    ] {
      guard let section = sections.first(where: { !(0..<before).contains($0) }) else { continue }
      return "attempt to \(verb) section \(section), but there are only \(before) sections before "
        + "the update"
    }
    let arriving = batch.insertedSections.sorted() + batch.movedSections.map(\.to)
    if let section = arriving.first(where: { !(0..<after).contains($0) }) {
      return "attempt to insert section \(section) but there are only \(after) sections after the "
        + "update"
    }
    return nil
  }

  /// The first pair of operations that exclude each other.
  private func conflict() -> String? {
    if let mistake = moveConflict() { return mistake }
    if let both = batch.deletedRows.rows.first(where: batch.reloadedRows.contains) {
      return "attempt to delete and reload the same index path (\(name(both)))"
    }
    return batch.changesSections ? sectionConflict() : nil
  }

  private func moveConflict() -> String? {
    guard !batch.movedRows.isEmpty else { return nil }
    var sources: Set<RowPosition> = []
    var targets = Set(batch.insertedRows.rows)
    for move in batch.movedRows {
      if batch.deletedRows.contains(move.from) || batch.reloadedRows.contains(move.from) {
        return
          "attempt to perform a delete and a move from the same index path (\(name(move.from)))"
      }
      if batch.deletedSections.contains(move.from.section) {
        return "cannot move a row from a deleted section (\(move.from.section))"
      }
      if batch.insertedSections.contains(move.to.section) {
        return "cannot move a row into a newly inserted section (\(move.to.section))"
      }
      guard sources.insert(move.from).inserted else {
        return "attempt to perform multiple moves from the same index path (\(name(move.from)))"
      }
      guard targets.insert(move.to).inserted else {
        return "attempt to perform an insert and a move to the same index path (\(name(move.to)))"
      }
    }
    return nil
  }

  private func sectionConflict() -> String? {
    var targets = batch.insertedSections
    var sources: Set<Int> = []
    for move in batch.movedSections {
      if batch.deletedSections.contains(move.from) || batch.reloadedSections.contains(move.from) {
        return "attempt to perform a delete and a move from the same section (\(move.from))"
      }
      guard sources.insert(move.from).inserted, targets.insert(move.to).inserted else {
        return "attempt to move section \(move.from) to section \(move.to), which another "
          + "operation of the update takes"
      }
    }
    if let both = batch.deletedSections.intersection(batch.reloadedSections).min() {
      return "attempt to delete and reload the same section (\(both))"
    }
    return nil
  }

  /// The first operation on a row that did not exist before.
  private func oldRowMistake() -> String? {
    if let mistake = oldRowMistake(batch.deletedRows) ?? oldRowMistake(batch.reloadedRows) {
      return mistake
    }
    for move in batch.movedRows {
      let count = oldCounts[safe: move.from.section] ?? 0
      if !(0..<count).contains(move.from.row) {
        return "attempt to move index path (\(name(move.from))) that does not exist - there are "
          + "only \(count) rows in section \(move.from.section) before the update"
      }
    }
    return nil
  }

  private func oldRowMistake(_ set: RowSet) -> String? {
    for position in set.rows {
      guard let count = oldCounts[safe: position.section] else {
        return "attempt to delete row \(position.row) from section \(position.section), but there "
          + "are only \(oldCounts.count) sections before the update"
      }
      if !(0..<count).contains(position.row) {
        return "attempt to delete row \(position.row) from section \(position.section) which only "
          + "contains \(count) rows before the update"
      }
    }
    return nil
  }

  private func sectionCountMistake() -> String? {
    let (inserted, deleted) = (batch.insertedSections.count, batch.deletedSections.count)
    guard newCounts.count != oldCounts.count + inserted - deleted else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "table view after the update (\(newCounts.count)) must be equal to the number of sections "
      + "contained in the table view before the update (\(oldCounts.count)), plus or minus the "
      + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  /// The first operation on a row that will not exist afterwards.
  private func newRowMistake() -> String? {
    for position in batch.insertedRows.rows {
      if let mistake = newRowMistake(position) { return mistake }
    }
    for move in batch.movedRows {
      if let mistake = newRowMistake(move.to) { return mistake }
    }
    return nil
  }

  private func newRowMistake(_ position: RowPosition) -> String? {
    guard let count = newCounts[safe: position.section] else {
      return "attempt to insert row \(position.row) into section \(position.section), but there "
        + "are only \(newCounts.count) sections after the update"
    }
    guard !(0..<count).contains(position.row) else { return nil }
    return "attempt to insert row \(position.row) into section \(position.section), but there "
      + "are only \(count) rows in section \(position.section) after the update"
  }

  private func rowCountMistake(_ reloads: [RowPosition]) -> String? {
    guard batch.changesSections else {
      // The number of sections did not change, so each section is where it was.
      for section in oldCounts.indices {
        if let mistake = rowCountMistake(old: section, new: section, reloads) { return mistake }
      }
      return nil
    }
    let origins = origins().enumerated()
    if !reloads.isEmpty, !batch.movedSections.isEmpty {
      // UIKit's message names the section of the reloaded row.
      for (new, origin) in origins {
        guard let old = origin, !batch.reloadedRows.rows(inSection: old).isEmpty else { continue }
        if let mistake = rowCountMistake(old: old, new: new, reloads) { return mistake }
      }
    }
    for (new, origin) in origins {
      guard let old = origin else { continue }
      if let mistake = rowCountMistake(old: old, new: new, reloads) { return mistake }
    }
    return nil
  }

  private func rowCountMistake(old: Int, new: Int, _ reloads: [RowPosition]) -> String? {
    let (arriving, leaving) = (rows(arrivingIn: new), rows(leaving: old))
    let (arrived, left) = (arriving.movedCount, leaving.movedCount)
    var (inserted, deleted) = (arriving.all.count - arrived, leaving.all.count - left)
    // UIKit fails, too, when a section moves and its rows change in one batch (TV-94).
    let isTangled = isMovedSection(old) && inserted + deleted > 0 && !batch.isFromSnapshot
    if !reloads.isEmpty {
      inserted += Self.count(reloads, inSection: new)
      deleted += batch.reloadedRows.rows(inSection: old).count
    }
    let expected = oldCounts[old] + inserted - deleted + arrived - left
    guard expected != newCounts[new] || isTangled else { return nil }
    return "Invalid update: invalid number of rows in section \(new).  The number of rows "
      + "contained in an existing section after the update (\(newCounts[new])) must be equal to "
      + "the number of rows contained in that section before the update (\(oldCounts[old])), "
      + "plus or minus the number of rows inserted or deleted from that section (\(inserted) "
      + "inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of "
      + "that section (\(arrived) moved in, \(left) moved out)."
  }

  /// Where UIKit inserts the reloaded rows again (rule TV-94a).
  private func expectedReloads() -> [RowPosition] {
    guard !batch.reloadedRows.isEmpty else { return [] }
    var places = ReloadPlaces(
      deletedSections: batch.deletedSections,
      insertedSections: batch.insertedSections,
      deletedRows: batch.deletedRows.rows,
      insertedRows: batch.insertedRows.rows
    )
    return batch.reloadedRows.rows.compactMap { places.newPosition($0) }
  }

  /// The number of rows of a section in an ascending list.
  private static func count(_ rows: [RowPosition], inSection section: Int) -> Int {
    let start = rows.partitioningIndex { $0.section >= section }
    return rows[start...].prefix { $0.section == section }.count
  }

  /// Two cells for one place: that of a moved row, and that of a row that is reloaded (rule TV-94a).
  private func animationMistake(_ reloads: [RowPosition]) -> String? {
    guard !reloads.isEmpty, !batch.movedRows.isEmpty else { return nil }
    let targets = Set(batch.movedRows.map(\.to))
    return reloads.contains(where: targets.contains)
      ? "Attempt to create two animations for cell" : nil
  }

  private func name(_ position: RowPosition) -> String {
    position.indexPath.consoleDescription
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
