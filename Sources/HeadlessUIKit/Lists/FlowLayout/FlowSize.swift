/// A size by direction: across the scroll direction and along it.
struct FlowSize: Equatable {
  var cross: CGFloat
  var main: CGFloat
}
