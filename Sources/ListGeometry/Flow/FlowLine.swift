import Foundation

/// What a line has.
struct FlowLine {
  var itemCount = 0
  /// The items without the spacing between them.
  var width: CGFloat = 0
  var thickness: CGFloat = 0

  /// Where the first item starts, and what lies between items (rules FL-8 to FL-10).
  @inline(__always)
  func gaps(isLast: Bool, _ room: FlowRoom) -> (start: CGFloat, gap: CGFloat) {
    if isLast { return (0, room.itemSpacing) }
    if itemCount == 1 { return ((room.available - width) / 2, 0) }
    return (0, (room.available - width) / CGFloat(itemCount - 1))
  }
}
