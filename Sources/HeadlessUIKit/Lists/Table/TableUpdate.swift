import ListGeometry

/// A batch with the counts before and after: where every section and row goes (rules TV-91c to TV-91e).
///
/// Deletions, reloads and sources of moves use old numbers; insertions and targets use new ones.
/// The order of the calls does not matter. A class, so that all who ask it share one.
@MainActor
final class TableUpdate {
  let batch: TableBatch
  let oldCounts: [Int]
  let newCounts: [Int]
  // Unchecked for exclusivity: the maps are read for every row on screen, and no access runs an
  // app's code.
  @exclusivity(unchecked) private(set) var sections = SlotMap()
  @exclusivity(unchecked) private var sectionTargets: [Int: Int] = [:]
  @exclusivity(unchecked) private var sectionSources: [Int: Int] = [:]
  @exclusivity(unchecked) private(set) var rowTargets: [RowPosition: RowPosition] = [:]
  /// The changes of rows, grouped by their old section and by their new one.
  private let leaving: [SectionRows]
  private let arriving: [SectionRows]
  /// The maps of sections' rows by the old section, each made when it is first asked for.
  @exclusivity(unchecked) private var rowMaps: [Int: SlotMap] = [:]

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

  /// The rows of an old section that are deleted or move elsewhere.
  func rows(leaving section: Int) -> SectionRows { SectionRows.find(section, in: leaving) }

  /// The rows that arrive in a new section.
  func rows(arrivingIn section: Int) -> SectionRows { SectionRows.find(section, in: arriving) }

  /// The sections whose rows change, ascending, if no section itself changes.
  var touchedSections: [Int] {
    if leaving.isEmpty, batch.reloadedRows.isEmpty { return arriving.map(\.section) }
    var touched = Set(leaving.map(\.section)).union(arriving.lazy.map(\.section))
    touched.formUnion(batch.reloadedRows.rows.lazy.map(\.section))
    return touched.sorted()
  }

  /// The new number of a section; nil if it is deleted.
  func newSection(_ old: Int) -> Int? {
    guard batch.changesSections else { return old }
    if let target = sectionTargets[old] { return target }
    return sections.newIndex(old)
  }

  /// For each new section its old number; nil for inserted and reloaded sections.
  func origins() -> [Int?] {
    var origins = [Int?](repeating: nil, count: newCounts.count)
    for old in oldCounts.indices where !batch.reloadedSections.contains(old) {
      if let new = newSection(old), origins.indices.contains(new) { origins[new] = old }
    }
    return origins
  }

  /// The map of the rows of a section that is neither deleted nor reloaded.
  func rows(ofOld old: Int, new: Int) -> SlotMap {
    if let known = rowMaps[old] { return known }
    let map = SlotMap(removed: rows(leaving: old).all, inserted: rows(arrivingIn: new).all)
    rowMaps[old] = map
    return map
  }

  /// The new position of a row that keeps its cell; nil if it is deleted or reloaded.
  func newPosition(_ old: RowPosition) -> RowPosition? {
    if batch.reloadedRows.contains(old) { return nil }
    return place(of: old)
  }

  /// The new position of a row, reloaded or not; nil if it is deleted.
  func place(of old: RowPosition) -> RowPosition? {
    if !rowTargets.isEmpty, let target = rowTargets[old] {
      // A reloaded section gets new cells for all its rows.
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
