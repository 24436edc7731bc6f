/// A row with its start and end, as found for an offset.
package struct HeightSpan {
  package var row: Int
  /// Where the row starts, equal to ``HeightIndex/start(of:)``.
  package var start: Double
  /// Where the next row starts, equal to ``HeightIndex/start(of:)`` of that row.
  package var end: Double
}
