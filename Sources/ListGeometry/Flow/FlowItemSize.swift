/// An item's index and its size.
public struct FlowItemSize {
  /// The index of the item.
  public var item: Int
  /// The size.
  public var size: FlowSize

  /// Creates one from its parts.
  @inlinable
  public init(item: Int, size: FlowSize) {
    self.item = item
    self.size = size
  }
}
