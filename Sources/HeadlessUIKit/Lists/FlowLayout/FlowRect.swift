/// A rectangle by direction.
struct FlowRect: Equatable {
  var cross: CGFloat
  var main: CGFloat
  var size: FlowSize
}
