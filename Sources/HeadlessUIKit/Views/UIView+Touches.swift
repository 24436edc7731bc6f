extension UIView {
  /// Whether touches can come to the view: it and all around it are shown and take them.
  ///
  /// Apple's documentation of `hitTest(_:with:)`: it ignores views that are hidden, that take no
  /// user interactions, or whose alpha is less than 0.01. O(depth).
  public final var takesTouches: Bool {
    var current: UIView? = self
    while let view = current {
      guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01 else { return false }
      current = view.superview
    }
    return true
  }
}
