/// A position between the items of the leaves.
struct FlowCursor {
  var leaf: FlowNode.Pointer
  var index: Int

  /// The size of the next item; nil at the end.
  @inline(__always)
  var size: FlowSize? {
    mutating get {
      while index >= leaf.pointee.used {
        guard let next = leaf.pointee.next else { return nil }
        index -= leaf.pointee.used
        leaf = next
      }
      return leaf.pointee.size(index)
    }
  }

  /// Reads a line and moves past it (rules FL-5 and FL-6).
  ///
  /// - Complexity: O(items of the line), at most ``FlowNode/lineItemsMax`` + 1.
  @inline(__always)
  mutating func takeLine(_ room: FlowRoom) -> FlowLine {
    guard let first = size else { return FlowLine() }
    var line = FlowLine(itemCount: 1, width: first.cross, thickness: first.main)
    var used = first.cross
    index += 1
    while line.itemCount <= FlowNode.lineItemsMax, let size {
      let next = room.used(used, and: size.cross)
      guard next <= room.available else { break }
      used = next
      line.itemCount += 1
      line.width += size.cross
      line.thickness = max(line.thickness, size.main)
      index += 1
    }
    return line
  }
}
