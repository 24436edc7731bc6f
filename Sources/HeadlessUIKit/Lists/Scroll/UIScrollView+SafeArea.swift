extension UIScrollView {
  /// Takes over what the safe area covers by now, and tells of it (rules SV-5 and SV-8).
  ///
  /// Content that stands at its beginning stays there: it begins below the bars.
  ///
  /// - Complexity: O(depth) where a safe area was ever set, else O(1).
  final func takeSafeArea() {
    guard SafeArea.isKnown else { return }
    let part = coveredAxes(of: window == nil ? .zero : safeAreaInsets)
    guard part != safeAreaPart else { return }
    let before = adjustedContentInset
    safeAreaPart = part
    let (offset, inset) = (boundsOrigin, adjustedContentInset)
    contentOffset = CGPoint(
      x: offset.x <= -before.left ? -inset.left : offset.x,
      y: offset.y <= -before.top ? -inset.top : offset.y
    )
    insetsChanged()
  }

  private func coveredAxes(of safe: UIEdgeInsets) -> UIEdgeInsets {
    guard safe != .zero else { return .zero }
    var part = safe
    if !takesHorizontalSafeArea { (part.left, part.right) = (0, 0) }
    if !takesVerticalSafeArea { (part.top, part.bottom) = (0, 0) }
    return part
  }

  private var takesHorizontalSafeArea: Bool {
    switch contentInsetAdjustmentBehavior {
    case .always: true
    case .never: false
    case .automatic, .scrollableAxes: scrollsHorizontally
    }
  }

  private var takesVerticalSafeArea: Bool {
    switch contentInsetAdjustmentBehavior {
    case .always: true
    case .never: false
    case .automatic: scrollsVertically || isContentOfStack
    case .scrollableAxes: scrollsVertically
    }
  }

  /// Whether the content scrolls up and down; a table bounces however short it is.
  private var scrollsVertically: Bool {
    alwaysBounceVertical || contentSize.height > bounds.height || self is UITableView
  }

  /// Whether a controller inside of a navigation controller has the view as its own, or as the first in it.
  private var isContentOfStack: Bool {
    let isFirst = superviewStorage?.subviewStorage.first === self
    let holder = isFirst ? superviewStorage?.controllerStorage : nil
    guard let owner = controllerStorage ?? holder else { return false }
    return owner.automaticallyAdjustsScrollViewInsets && owner.navigationController != nil
  }
}
