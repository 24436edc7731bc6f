/// The height of a header or footer, as it was found before its view exists.
struct EdgeHeight {
  var height: Double
  /// The space above a header of plain tables, from iOS 15 on.
  var gap = 0.0
  /// Whether the view is measured once it exists, because nobody else gave a height.
  var isFitted = false
}
