/// A batch set against the counts before and after: where every section and row goes (rules TV-91c to TV-91e).
///
/// Deletions, reloads and the sources of moves are in numbers of before, insertions and targets in numbers of after;
/// the order of the calls does not matter.
struct TableUpdate {
  let batch: TableBatch
  let oldCounts: [Int]
  let newCounts: [Int]
  private(set) var sections = SlotMap()
  private var sectionTargets: [Int: Int] = [:]
  private var sectionSources: [Int: Int] = [:]
  private(set) var rowTargets: [RowPosition: RowPosition] = [:]
  /// By old section: the rows that go and those that leave for elsewhere.
  private(set) var deletedRows: [Int: [Int]] = [:]
  private(set) var movedOut: [Int: [Int]] = [:]
  /// By new section.
  private(set) var insertedRows: [Int: [Int]] = [:]
  private(set) var movedIn: [Int: [Int]] = [:]

  init(_ batch: TableBatch, oldCounts: [Int], newCounts: [Int]) {
    self.batch = batch
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    for move in batch.movedSections {
      sectionTargets[move.from] = move.to
      sectionSources[move.to] = move.from
    }
    sections = SlotMap(
      removed: Array(batch.deletedSections.union(sectionTargets.keys)),
      inserted: Array(batch.insertedSections.union(sectionSources.keys))
    )
    for position in batch.deletedRows {
      deletedRows[position.section, default: []].append(position.row)
    }
    for position in batch.insertedRows {
      insertedRows[position.section, default: []].append(position.row)
    }
    for move in batch.movedRows {
      rowTargets[move.from] = move.to
      movedOut[move.from.section, default: []].append(move.from.row)
      movedIn[move.to.section, default: []].append(move.to.row)
    }
  }

  /// The new number of a section; nil when it is deleted.
  func newSection(_ old: Int) -> Int? {
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
    SlotMap(
      removed: (deletedRows[old] ?? []) + (movedOut[old] ?? []),
      inserted: (insertedRows[new] ?? []) + (movedIn[new] ?? [])
    )
  }

  /// Where the cell of a row goes; nil when it is deleted or made anew.
  func newPosition(_ old: RowPosition) -> RowPosition? {
    if batch.reloadedRows.contains(old) { return nil }
    return place(of: old)
  }

  /// Where a row goes, its cell made anew or not; nil when it is deleted.
  func place(of old: RowPosition) -> RowPosition? {
    if let target = rowTargets[old] {
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

  func isMovedSection(_ old: Int) -> Bool { sectionTargets[old] != nil }
}
