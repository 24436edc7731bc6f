/// A row as an offset finds it.
struct HeightSpan {
  var row: Int
  /// Where the row starts, as ``HeightIndex/start(of:)`` says it.
  var start: Double
  /// Where the next row starts, likewise.
  var end: Double
}
