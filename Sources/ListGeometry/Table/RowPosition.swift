/// A row by section and row, both from 0; ordered from top to bottom.
public struct RowPosition: Hashable, Comparable {
  /// The section, from 0.
  public var section: Int
  /// The row, from 0.
  public var row: Int

  /// Creates one from its parts.
  @inlinable
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether the left row is above the right one.
  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}
