/// An item's index and its size.
package struct FlowItemSize {
  package var item: Int
  package var size: FlowSize

  @inlinable
  package init(item: Int, size: FlowSize) {
    self.item = item
    self.size = size
  }
}
