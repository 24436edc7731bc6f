/// A row as an offset finds it.
package struct HeightSpan {
  package var row: Int
  /// Where the row starts, as ``HeightIndex/start(of:)`` says it.
  package var start: Double
  /// Where the next row starts, likewise.
  package var end: Double
}
