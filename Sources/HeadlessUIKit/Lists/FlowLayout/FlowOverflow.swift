/// Whether an item was found that is longer than the room of its line (rule FL-15).
struct FlowOverflow {
  private(set) var isFound = false

  @inline(__always)
  mutating func note(_ size: FlowSize, _ room: FlowRoom) {
    if size.cross > room.available { isFound = true }
  }
}
