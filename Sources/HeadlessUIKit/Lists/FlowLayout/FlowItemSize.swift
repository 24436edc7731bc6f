/// An item with its size.
struct FlowItemSize {
  var item: Int
  var size: FlowSize
}
