/// A batch set against the counts before and after: where every section and row goes (rules TV-91c to TV-91e).
///
/// Deletions, reloads and the sources of moves are in numbers of before, insertions and targets in numbers of after;
/// the order of the calls does not matter. Whoever asks it shares it.
@MainActor
final class TableUpdate {
  let batch: TableBatch
  let oldCounts: [Int]
  let newCounts: [Int]
  @exclusivity(unchecked) private(set) var sections = SlotMap()
  @exclusivity(unchecked) private var sectionTargets: [Int: Int] = [:]
  @exclusivity(unchecked) private var sectionSources: [Int: Int] = [:]
  @exclusivity(unchecked) private(set) var rowTargets: [RowPosition: RowPosition] = [:]
  /// The changes of rows, by their old and by their new section.
  private let leaving: [SectionRows]
  private let arriving: [SectionRows]

  init(_ batch: TableBatch, oldCounts: [Int], newCounts: [Int]) {
    batch.order()
    self.batch = batch
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    leaving = SectionRows.list(batch.deletedRows, batch.movedRows.map(\.from))
    arriving = SectionRows.list(batch.insertedRows, batch.movedRows.map(\.to))
    if batch.changesSections { mapSections() }
    for move in batch.movedRows { rowTargets[move.from] = move.to }
  }

  private func mapSections() {
    for move in batch.movedSections {
      sectionTargets[move.from] = move.to
      sectionSources[move.to] = move.from
    }
    sections = SlotMap(
      removed: Array(batch.deletedSections.union(sectionTargets.keys)),
      inserted: Array(batch.insertedSections.union(sectionSources.keys))
    )
  }

  /// The rows that leave an old section: those that are deleted and those that move elsewhere.
  func rows(leaving section: Int) -> SectionRows { SectionRows.find(section, in: leaving) }

  /// The rows that come to a new section.
  func rows(arrivingIn section: Int) -> SectionRows { SectionRows.find(section, in: arriving) }

  /// The sections whose rows change, when all sections stay, in ascending order.
  var touchedSections: [Int] {
    if leaving.isEmpty, batch.reloadedRows.isEmpty { return arriving.map(\.section) }
    var touched = Set(leaving.map(\.section)).union(arriving.lazy.map(\.section))
    touched.formUnion(batch.reloadedRows.rows.lazy.map(\.section))
    return touched.sorted()
  }

  /// The new number of a section; nil when it is deleted.
  func newSection(_ old: Int) -> Int? {
    guard batch.changesSections else { return old }
    if let target = sectionTargets[old] { return target }
    return sections.newIndex(old)
  }

  /// For each new section the old one that it was; nil for those that are new or made anew.
  func origins() -> [Int?] {
    var origins = [Int?](repeating: nil, count: newCounts.count)
    for old in oldCounts.indices where !batch.reloadedSections.contains(old) {
      if let new = newSection(old), origins.indices.contains(new) { origins[new] = old }
    }
    return origins
  }

  /// Where the rows of a section go that is neither deleted nor made anew.
  func rows(ofOld old: Int, new: Int) -> SlotMap {
    SlotMap(removed: rows(leaving: old).all, inserted: rows(arrivingIn: new).all)
  }

  /// Where the cell of a row goes; nil when it is deleted or made anew.
  func newPosition(_ old: RowPosition) -> RowPosition? {
    if batch.reloadedRows.contains(old) { return nil }
    return place(of: old)
  }

  /// Where a row goes, its cell made anew or not; nil when it is deleted.
  func place(of old: RowPosition) -> RowPosition? {
    if !rowTargets.isEmpty, let target = rowTargets[old] {
      // A section that is made anew has all its cells anew.
      return isNewContent(target.section) ? nil : target
    }
    guard !batch.reloadedSections.contains(old.section), let section = newSection(old.section)
    else { return nil }
    return rows(ofOld: old.section, new: section).newIndex(old.row)
      .map { RowPosition(section: section, row: $0) }
  }

  private func isNewContent(_ section: Int) -> Bool {
    batch.reloadedSections.contains { newSection($0) == section }
  }

  func isMovedSection(_ old: Int) -> Bool { !sectionTargets.isEmpty && sectionTargets[old] != nil }
}

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

/// The rows of one section that leave it or come to it.
struct SectionRows {
  var section: Int
  /// All of them in ascending order: an update reads them for every cell on screen.
  var all: [Int] = []
  /// How many of them move from or to elsewhere.
  var movedCount = 0

  /// The rows of a section, none if a list of them has none.
  static func find(_ section: Int, in list: [SectionRows]) -> SectionRows {
    if list.isEmpty { return SectionRows(section: section) }
    let index = list.indices.partitioningIndex { list[$0].section >= section }
    return index < list.count && list[index].section == section
      ? list[index] : SectionRows(section: section)
  }

  /// Rows by section, in ascending order of both.
  static func list(_ rows: RowSet, _ moved: [RowPosition]) -> [SectionRows] {
    var list: [SectionRows] = []
    for position in moved.isEmpty ? rows.rows : (rows.rows + moved).sorted() {
      if list.last?.section != position.section {
        list.append(SectionRows(section: position.section))
      }
      list[list.count - 1].all.append(position.row)
    }
    for position in moved {
      let index = list.indices.partitioningIndex { list[$0].section >= position.section }
      list[index].movedCount += 1
    }
    return list
  }
}
