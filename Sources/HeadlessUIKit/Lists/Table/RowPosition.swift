/// The place of a row.
struct RowPosition: Hashable, Comparable {
  var section: Int
  var row: Int

  static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}
