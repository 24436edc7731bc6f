extension UIView {
  /// The least opacity that receives touches, as UIKit documents for `hitTest(_:with:)`.
  private static let touchableAlphaMin: CGFloat = 0.01

  /// The frontmost view at a point that receives touches: subviews front to back, then this view.
  ///
  /// As in UIKit, a point outside the bounds reaches no subview, even one that extends there.
  final func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, opacity >= UIView.touchableAlphaMin, isUserInteractionEnabled else {
      return nil
    }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviewStorage.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
