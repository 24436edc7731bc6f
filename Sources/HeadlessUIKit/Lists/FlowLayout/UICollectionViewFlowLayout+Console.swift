import ListGeometry

/// What flow layouts say of sizes that they cannot use, in UIKit's words.
extension UICollectionViewFlowLayout {
  /// Raises for an item's size below zero, and before iOS 11 for one without width or height.
  @inline(__always)
  final func refuseImpossible(_ size: CGSize) {
    guard size.width <= 0 || size.height <= 0 else { return }
    refuse(size)
  }

  @inline(never)
  private func refuse(_ size: CGSize) {
    let allowsZero = UIKitProfile.current >= .ios11
    let isNegative = size.width < 0 || size.height < 0
    guard isNegative || !allowsZero, !UIKitException.isPending else { return }
    let what = allowsZero ? "negative sizes" : "negative or zero item sizes"
    UIKitException.raise(.internalInconsistency, "\(what) are not supported in the flow layout")
  }

  /// Logs UIKit's text for items that do not fit, once per layout (rule FL-15).
  ///
  /// Up to iOS 8 it neither counts content insets nor names the layout.
  final func logOversizeItem(in view: UICollectionView) {
    let (dimension, ends) =
      geometry.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    let limit =
      "the item \(dimension) must be less than the \(dimension) of the UICollectionView minus the section"
      + " insets \(ends) values"
    guard UIKitProfile.current >= .ios11 else {
      return ConsoleLog.write(
        "the behavior of the UICollectionViewFlowLayout is not defined because:\n\(limit)."
      )
    }
    let source =
      view.delegateCalls.has(.itemSize) ? "Please check the values returned by the delegate.\n" : ""
    ConsoleLog.write(
      "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
        + "\(limit), minus the content insets \(ends) values.\n\(source)"
        + "The relevant UICollectionViewFlowLayout instance is \(ConsoleDescription.object(self)), and it is"
        + " attached to \(ConsoleDescription.collection(view)).\n"
        + "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the"
        + " debugger."
    )
  }
}
