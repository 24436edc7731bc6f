import Foundation
import ListGeometry

/// Moving rows by their handles (rules TV-90g and TV-90h).
extension UITableView {
  /// Whether a row shows its reorder control while editing: the cell shows one, and the row can move.
  ///
  /// Whether the data source takes moves is known only after the first one; until then it is assumed to.
  public func showsReorderControl(at indexPath: IndexPath) -> Bool {
    guard editing, let cell = cellForRow(at: indexPath), cell.showsReorderControl,
      let source = tableSource, !list.methods.isMissing(TableMethod.moveRow.rawValue)
    else { return false }
    return ask(.canMove) { source.tableView(self, canMoveRowAt: indexPath) } ?? true
  }

  /// Drags a row by its reorder control over other rows, and drops it at the last one.
  ///
  /// The delegate is asked about each row on the way. The data source is told once, unless the row
  /// is back where it was. The table moves its own cell and asks for none.
  ///
  /// - Returns: Whether the row shows a reorder control and the data source takes moves.
  @discardableResult
  public func dragRow(at indexPath: IndexPath, over candidates: [IndexPath]) -> Bool {
    ensureLoaded()
    guard let from = RowPosition(indexPath), showsReorderControl(at: indexPath),
      let source = tableSource
    else { return false }
    var target = from
    for candidate in candidates {
      guard let position = RowPosition(candidate), isDropPlace(position, from) else { continue }
      target = allowedTarget(from, position)
    }
    guard target != from else { return true }
    let generation = list.generation
    let told: Void? = ask(.moveRow) {
      source.tableView(self, moveRowAt: from.indexPath, to: target.indexPath)
    }
    guard told != nil else { return false }
    // A data source that reloaded or changed the table has moved the row itself.
    if !UIKitException.isPending, generation == list.generation, !list.needsReload {
      carry(from, to: target)
    }
    return true
  }

  /// The target that the delegate allows instead of the proposed one.
  private func allowedTarget(_ from: RowPosition, _ proposed: RowPosition) -> RowPosition {
    guard let delegate = tableDelegate else { return proposed }
    let answer = ask(.targetForMove) {
      delegate.tableView(
        self,
        targetIndexPathForMoveFromRowAt: from.indexPath,
        toProposedIndexPath: proposed.indexPath
      )
    }
    guard let answer, let position = RowPosition(answer), isDropPlace(position, from) else {
      return proposed
    }
    return position
  }

  /// Whether a row can be dropped here: on rows of its section, on others, or after another section's last.
  private func isDropPlace(_ position: RowPosition, _ from: RowPosition) -> Bool {
    guard list.geometry.sections.indices.contains(position.section) else { return false }
    let count = list.geometry.rowCount(position.section)
    return position.row >= 0 && position.row < count + (position.section == from.section ? 0 : 1)
  }

  private func carry(_ from: RowPosition, to: RowPosition) {
    let old = list.geometry.rowCounts
    var new = old
    new[from.section] -= 1
    new[to.section] += 1
    let batch = TableBatch()
    batch.movedRows = [TableBatch.RowMove(from: from, to: to)]
    apply(TableUpdate(batch, oldCounts: old, newCounts: new))
    markNeedsLayout()
    layoutContent()
  }
}
