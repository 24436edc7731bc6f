/// What decides where lines break, and how far apart they lie.
struct FlowRoom: Equatable {
  /// The room for a line.
  var available: CGFloat
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat

  /// What a line uses once an item joined it (rule FL-5).
  @inline(__always)
  func used(_ used: CGFloat, and cross: CGFloat) -> CGFloat { used + itemSpacing + cross }
}
