extension UIView {
  final var isPlacedByMask: Bool {
    get { !flags.contains(.usesConstraints) }
    set {
      guard newValue == flags.contains(.usesConstraints) else { return }
      if superviewStorage != nil { warnOfManagedMask() }
      invalidateIsland(.structure)
      flags.set(.usesConstraints, !newValue)
      invalidateIsland(.structure)
    }
  }

  /// Logs that a view's mask is its list's or its cell's affair, as UIKit does from iOS 11 and iOS 15 on.
  private func warnOfManagedMask() {
    let property = "Changing the translatesAutoresizingMaskIntoConstraints property of"
    if let cell = superviewStorage as? UITableViewCell, cell.contentViewStorage === self {
      guard UIKitProfile.current >= .ios11 else { return }
      ConsoleLog.write(
        "\(property) the contentView of a UITableViewCell is not supported and will result in undefined behavior, as"
          + " this property is managed by the owning UITableViewCell. Cell: "
          + ConsoleDescription.view(cell, base: "UITableViewCell")
      )
    } else if self is UICollectionReusableView, !(self is UICollectionViewCell),
      superviewStorage is UICollectionView, UIKitProfile.current >= .ios15
    {
      ConsoleLog.write(
        "\(property) a UICollectionReusableView that is managed by a UICollectionView is not supported, and will result"
          + " in incorrect self-sizing. View: "
          + ConsoleDescription.view(self, base: "UICollectionReusableView")
      )
    }
  }

  /// Resizes the view by its mask after the superview's size changed.
  ///
  /// As Apple's page on `UIView.autoresizingMask` says, the change is divided among the flexible
  /// parts of an axis in proportion to their sizes. Two cases are this engine's choice. Parts of
  /// zero or negative size get nothing, and if all are, they share evenly. A flexible size never
  /// becomes negative.
  ///
  /// Views that constraints place are left alone.
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
