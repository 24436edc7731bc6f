import ListGeometry

/// Finds the new positions of rows asked for in order; a section's part is looked up once for all its rows.
@MainActor
struct RowFollower {
  private let update: TableUpdate
  private let isSimple: Bool
  private var section = -1
  private var slots = SlotMap()

  init(_ update: TableUpdate) {
    self.update = update
    isSimple =
      update.rowTargets.isEmpty && update.batch.reloadedRows.isEmpty
      && !update.batch.changesSections
  }

  /// As ``TableUpdate/newPosition(_:)``.
  mutating func newPosition(_ old: RowPosition) -> RowPosition? {
    guard isSimple else { return update.newPosition(old) }
    if section != old.section {
      section = old.section
      slots = update.rows(ofOld: section, new: section)
    }
    return slots.newIndex(old.row).map { RowPosition(section: section, row: $0) }
  }
}
