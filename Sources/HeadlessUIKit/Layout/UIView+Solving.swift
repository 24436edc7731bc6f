extension UIView {
  /// Lays the view and its subtree out by constraints, and reports conflicts and ambiguities.
  ///
  /// The view's safe area reaches into the views below, as far as they lie in it (rule AL-16).
  ///
  /// - Parameters:
  /// - width: The width in points; nil keeps the present one.
  /// - height: The height in points; nil takes the fitting height, if the constraints give one.
  /// - Returns: How the layout ended, with conflicts and ambiguities.
  /// - Complexity: O(views + constraints), and more for each conflict.
  @discardableResult
  public func layOutByConstraints(width: CGFloat?, height: CGFloat?) -> LayoutEngine.Outcome {
    var size = frame.size
    if let width { size.width = width }
    if let height { size.height = height }
    resize(to: size)
    if height == nil {
      size.height = fittedHeight() ?? size.height
      resize(to: size)
    }
    let engine = LayoutEngine(root: self)
    engine.isDiagnosing = true
    engine.spreadsSafeArea = true
    if height == nil { engine.openAxes = [.vertical] }
    return engine.layOut()
  }

  private func resize(to size: CGSize) {
    if size != frame.size { frame.size = size }
    layoutIfNeeded()
  }

  // A height of less than 1 means that no constraints reach from top to bottom: the view keeps its own.
  private func fittedHeight() -> CGFloat? {
    let content = (self as? UITableViewCell)?.contentView ?? self
    let fitted = LayoutEngine(root: content).fittingSize(
      CGSize(width: content.bounds.width, height: 0),
      horizontal: .required,
      vertical: .fittingSizeLevel
    ).height
    guard fitted.isFinite, fitted >= 1 else { return nil }
    return fitted + bounds.height - content.bounds.height
  }
}
