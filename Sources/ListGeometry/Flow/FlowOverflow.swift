/// Whether an item was longer than its line (rule FL-15).
public struct FlowOverflow {
  /// Whether there was one.
  public private(set) var isFound = false

  /// Creates a mark that is not set.
  public init() {}

  /// Looks at an item.
  @inline(__always)
  public mutating func note(_ size: FlowSize, _ room: FlowRoom) {
    if size.cross > room.available { isFound = true }
  }
}
