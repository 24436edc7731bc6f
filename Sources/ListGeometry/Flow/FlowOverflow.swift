/// Whether an item was longer than its line (rule FL-15).
package struct FlowOverflow {
  package private(set) var isFound = false

  package init() {}

  @inline(__always)
  package mutating func note(_ size: FlowSize, _ room: FlowRoom) {
    if size.cross > room.available { isFound = true }
  }
}
