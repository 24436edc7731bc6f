import ListGeometry

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
