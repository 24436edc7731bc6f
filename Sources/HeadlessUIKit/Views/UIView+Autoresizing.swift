extension UIView {
  /// Which margins and sizes follow the superview's size; none by default.
  public var autoresizingMask: UIView.AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(flags.autoresizingBits)) }
    set { flags.autoresizingBits = UInt32(truncatingIfNeeded: newValue.rawValue & 0x3F) }
  }

  /// Whether subviews follow size changes of this view by their masks.
  public var autoresizesSubviews: Bool {
    get { !flags.contains(.keepsSubviewSizes) }
    set { flags.set(.keepsSubviewSizes, !newValue) }
  }

  /// Whether the mask stands in for constraints; false when Auto Layout places the view.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.usesConstraints) }
    set {
      guard newValue == flags.contains(.usesConstraints) else { return }
      invalidateIsland(.structure)
      flags.set(.usesConstraints, !newValue)
      invalidateIsland(.structure)
    }
  }

  /// Follows a size change of the superview.
  ///
  /// The rule is that of Apple's page on `UIView.autoresizingMask`: the change is distributed over the flexible
  /// portions of an axis in proportion to their sizes. The page leaves two cases open, settled here: portions of zero
  /// or negative size weigh nothing (when all do, they share evenly), and a flexible size never becomes negative.
  /// A view that constraints place is left to them.
  final func autoresize(from old: CGSize, to new: CGSize) {
    let bits = flags.autoresizingBits
    guard bits != 0, !flags.contains(.usesConstraints) else { return }
    var rect = frame
    let (dx, dy) = (new.width - old.width, new.height - old.height)
    if dx != 0, bits & 0b111 != 0 {
      let margin = old.width - rect.origin.x - rect.size.width
      let axis = FlexibleAxis(before: rect.origin.x, size: rect.size.width, after: margin)
      (rect.origin.x, rect.size.width) = axis.resized(by: dx, flexible: bits & 0b111)
    }
    if dy != 0, bits & 0b111000 != 0 {
      let margin = old.height - rect.origin.y - rect.size.height
      let axis = FlexibleAxis(before: rect.origin.y, size: rect.size.height, after: margin)
      (rect.origin.y, rect.size.height) = axis.resized(by: dy, flexible: bits >> 3)
    }
    frame = rect
  }
}

/// One axis of a view in its superview: the margin before it, its size, the margin after it.
struct FlexibleAxis {
  var before: CGFloat
  var size: CGFloat
  var after: CGFloat

  /// The new origin and size when the superview grows by a length; bit 0 = before, 1 = size, 2 = after flexible.
  func resized(by delta: CGFloat, flexible: UInt32) -> (origin: CGFloat, size: CGFloat) {
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
