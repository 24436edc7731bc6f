import ListGeometry

/// Answers where rows go that are asked in order: what is the same for the rows of a section is looked up once.
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
