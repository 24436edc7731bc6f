import ListGeometry

/// The operations between the outermost begin and end of updates, in the order of the calls.
///
/// A class, because copying a struct would count the references of eight collections.
@MainActor
final class TableBatch {
  struct RowMove {
    var from: RowPosition
    var to: RowPosition
  }

  struct SectionMove {
    var from: Int
    var to: Int
  }

  @exclusivity(unchecked) var depth = 0
  /// Whether a reload inside the batch cancelled it (rule TV-97).
  @exclusivity(unchecked) var isAbandoned = false
  /// Whether a diffable data source made the changes, which may mix a move of a section with rows in it.
  @exclusivity(unchecked) var isFromSnapshot = false
  @exclusivity(unchecked) var deletedRows = RowSet()
  @exclusivity(unchecked) var insertedRows = RowSet()
  @exclusivity(unchecked) var reloadedRows = RowSet()
  @exclusivity(unchecked) var movedRows: [RowMove] = []
  @exclusivity(unchecked) var deletedSections: Set<Int> = []
  @exclusivity(unchecked) var insertedSections: Set<Int> = []
  @exclusivity(unchecked) var reloadedSections: Set<Int> = []
  @exclusivity(unchecked) var movedSections: [SectionMove] = []

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && !changesSections
  }

  /// Sorts the rows, as ``TableUpdate`` needs them.
  func order() {
    deletedRows.order()
    insertedRows.order()
    reloadedRows.order()
  }

  /// Whether sections are inserted, deleted, moved or reloaded.
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
      || !movedSections.isEmpty
  }
}
