/// One axis of a view in its superview: the margin before it, its size, and the margin after it.
struct FlexibleAxis {
  var before: CGFloat
  var size: CGFloat
  var after: CGFloat

  /// The origin and size after the superview grew; bits: 0 = before, 1 = size, 2 = after is flexible.
  func resized(by delta: CGFloat, flexible: UInt64) -> (origin: CGFloat, size: CGFloat) {
    let growsBefore = flexible & 1 != 0
    let growsSize = flexible & 2 != 0
    let growsAfter = flexible & 4 != 0
    let beforeWeight = growsBefore ? max(before, 0) : 0
    let sizeWeight = growsSize ? max(size, 0) : 0
    let afterWeight = growsAfter ? max(after, 0) : 0
    let total = beforeWeight + sizeWeight + afterWeight
    guard total > 0, total.isFinite else {
      let parts = CGFloat((growsBefore ? 1 : 0) + (growsSize ? 1 : 0) + (growsAfter ? 1 : 0))
      let share = delta / parts
      return (
        growsBefore ? before + share : before,
        growsSize ? max(size + share, min(size, 0)) : size
      )
    }
    let origin = growsBefore ? before + delta * (beforeWeight / total) : before
    let length = growsSize ? max(size + delta * (sizeWeight / total), 0) : size
    return (origin, length)
  }
}
