import Foundation

/// What a user does to a scroll view with fingers.
extension UIScrollView {
  /// What moves the content.
  enum Motion {
    case none
    case dragging
    case decelerating
  }

  /// The offsets between which the content rests.
  private var restingOffsets: (low: CGPoint, high: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    return (
      low,
      CGPoint(
        x: max(contentSize.width + inset.right - bounds.width, low.x),
        y: max(contentSize.height + inset.bottom - bounds.height, low.y)
      )
    )
  }

  /// Drags the content with a finger by a change of its offset, in steps, and lets it go.
  ///
  /// Beyond its ends the content follows the finger where it bounces, and comes back when it is let go. A pull far
  /// enough beyond the top starts the refresh control (rules RC-2 and RC-6). No swing is left to a finger that
  /// stops before it lifts: the content moves on only to come back, or to where the delegate sends it.
  /// - Returns: Whether the content can be dragged.
  @discardableResult
  public func drag(by change: CGPoint, steps: Int = 1) -> Bool {
    guard isScrollEnabled else { return false }
    let start = boundsOrigin
    motion = .dragging
    delegate?.scrollViewWillBeginDragging(self)
    let count = max(steps, 1)
    for step in 1...count where !UIKitException.isPending {
      let part = CGFloat(step) / CGFloat(count)
      contentOffset = dragged(
        CGPoint(x: start.x + change.x * part, y: start.y + change.y * part)
      )
      layoutIfNeeded()
    }
    if let refreshControl {
      refreshControl.pull(by: -adjustedContentInset.top - boundsOrigin.y)
    }
    release()
    return true
  }

  /// Where the content goes under the finger: not beyond ends where it does not bounce.
  private func dragged(_ offset: CGPoint) -> CGPoint {
    let (low, high) = restingOffsets
    let bouncesX = bounces && (alwaysBounceHorizontal || contentSize.width > bounds.width)
    let bouncesY = bounces && (alwaysBounceVertical || isVertical)
    return CGPoint(
      x: bouncesX ? offset.x : min(max(offset.x, low.x), high.x),
      y: bouncesY ? offset.y : min(max(offset.y, low.y), high.y)
    )
  }

  /// Lists that can be pulled to refresh bounce however short they are.
  private var isVertical: Bool {
    refreshControl != nil || contentSize.height > bounds.height
  }

  private func release() {
    let (low, high) = restingOffsets
    var target = CGPoint(
      x: min(max(boundsOrigin.x, low.x), high.x),
      y: min(max(boundsOrigin.y, low.y), high.y)
    )
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: .zero,
      targetContentOffset: &target
    )
    let movesOn = target != boundsOrigin
    motion = movesOn ? .decelerating : .none
    delegate?.scrollViewDidEndDragging(self, willDecelerate: movesOn)
    guard movesOn, !UIKitException.isPending else { return motion = .none }
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    layoutIfNeeded()
    motion = .none
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Taps the status bar: the content scrolls to its top, if the view and its delegate let it.
  ///
  /// - Returns: Whether they do.
  @discardableResult
  public func tapStatusBar() -> Bool {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    contentOffset = CGPoint(x: boundsOrigin.x, y: -adjustedContentInset.top)
    delegate?.scrollViewDidScrollToTop(self)
    return true
  }

  /// Changes the zoom within its limits; the delegate names the view that it scales.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), scale.isFinite, scale > 0 else { return }
    let zoom = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    delegate?.scrollViewWillBeginZooming(self, with: view)
    zoomScale = zoom
    view.transform = CGAffineTransform(scaleX: zoom, y: zoom)
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom)
  }
}
