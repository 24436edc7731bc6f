import Foundation

/// The measures of one line.
struct FlowLine {
  var itemCount = 0
  /// The sum of the items' lengths, without the spacing between them.
  var width: CGFloat = 0
  var thickness: CGFloat = 0

  /// The start of the first item and the gap between items (rules FL-8 to FL-10).
  @inline(__always)
  func gaps(isLast: Bool, _ room: FlowRoom) -> (start: CGFloat, gap: CGFloat) {
    if isLast { return (0, room.itemSpacing) }
    if itemCount == 1 { return ((room.available - width) / 2, 0) }
    return (0, (room.available - width) / CGFloat(itemCount - 1))
  }
}
