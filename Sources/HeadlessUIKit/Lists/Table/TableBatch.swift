import ListGeometry

/// What is asked for between the outermost begin and end of updates, in the order of the calls.
///
/// An object, as a copy would count the references of eight collections.
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
  /// A reload inside the batch made it meaningless (rule TV-97).
  @exclusivity(unchecked) var isAbandoned = false
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

  /// Puts the rows in order, as ``TableUpdate`` reads them.
  func order() {
    deletedRows.order()
    insertedRows.order()
    reloadedRows.order()
  }

  /// Whether sections come, go, move or are made anew.
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
      || !movedSections.isEmpty
  }
}
