/// A row by section and row, both from 0; ordered from top to bottom.
package struct RowPosition: Hashable, Comparable {
  package var section: Int
  package var row: Int

  @inlinable
  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  package static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}
