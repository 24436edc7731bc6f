import ListGeometry

/// The rows of one section that leave it, or those that arrive in it.
struct SectionRows {
  var section: Int
  /// All of them, in ascending order: an update searches them for every cell on screen.
  var all: [Int] = []
  /// How many of them move, instead of being deleted or inserted.
  var movedCount = 0

  /// The entry of a section; one without rows if the list has none.
  static func find(_ section: Int, in list: [SectionRows]) -> SectionRows {
    if list.isEmpty { return SectionRows(section: section) }
    let index = list.indices.partitioningIndex { list[$0].section >= section }
    return index < list.count && list[index].section == section
      ? list[index] : SectionRows(section: section)
  }

  /// Groups rows by section; sections and rows ascend.
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
