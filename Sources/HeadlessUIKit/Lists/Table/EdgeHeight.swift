/// The height of a header or footer.
struct EdgeHeight {
  var height: Double
  /// The space above a header of plain tables, from iOS 15 on.
  var gap = 0.0
  /// The view itself says how high it is once there is one, as nobody else did.
  var isFitted = false
}
