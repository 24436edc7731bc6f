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
