import ListGeometry

/// Where UIKit expects reloaded rows and sections after a batch.
///
/// Deletions and insertions count, moves do not (rules TV-94a and CV-73c). Without moves these are
/// the places that the batch gives.
struct ReloadPlaces {
  private let sections: SlotMap
  private var deletedRows: [Int: [Int]] = [:]
  private var insertedRows: [Int: [Int]] = [:]
  /// The maps of rows that were asked for, by old section.
  private var rows: [Int: SlotMap] = [:]

  init(
    deletedSections: some Sequence<Int>,
    insertedSections: some Sequence<Int>,
    deletedRows: some Sequence<RowPosition>,
    insertedRows: some Sequence<RowPosition>
  ) {
    sections = SlotMap(removed: Array(deletedSections), inserted: Array(insertedSections))
    for row in deletedRows { self.deletedRows[row.section, default: []].append(row.row) }
    for row in insertedRows { self.insertedRows[row.section, default: []].append(row.row) }
  }

  /// The expected number of a section; nil if it is deleted.
  func newSection(_ old: Int) -> Int? { sections.newIndex(old) }

  /// The expected position of a row; nil if it or its section is deleted.
  ///
  /// Rows in ascending order have ascending positions.
  mutating func newPosition(_ old: RowPosition) -> RowPosition? {
    guard let section = newSection(old.section) else { return nil }
    let map = rows[old.section] ?? mapRows(ofOld: old.section, new: section)
    return map.newIndex(old.row).map { RowPosition(section: section, row: $0) }
  }

  private mutating func mapRows(ofOld old: Int, new: Int) -> SlotMap {
    let map = SlotMap(removed: deletedRows[old] ?? [], inserted: insertedRows[new] ?? [])
    rows[old] = map
    return map
  }
}
