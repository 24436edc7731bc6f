/// A row with its start and end, as found for an offset.
public struct HeightSpan {
  /// The row, from 0.
  public var row: Int
  /// Where the row starts, equal to ``HeightIndex/start(of:)``.
  public var start: Double
  /// Where the next row starts, equal to ``HeightIndex/start(of:)`` of that row.
  public var end: Double
}
