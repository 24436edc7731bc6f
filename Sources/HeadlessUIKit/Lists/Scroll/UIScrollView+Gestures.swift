import Foundation

/// What a user does with a scroll view by touch.
extension UIScrollView {
  /// The state of a scroll that moves the content.
  enum Motion {
    case none
    case dragging
    case decelerating
  }

  /// The least and greatest offsets at which the content rests.
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

  /// The nearest offset at which the content rests.
  final func resting(_ offset: CGPoint) -> CGPoint {
    let (low, high) = restingOffsets
    return CGPoint(
      x: min(max(offset.x, low.x), high.x),
      y: min(max(offset.y, low.y), high.y)
    )
  }

  /// Comes back to the end of content that became shorter, unless the view moves; lists do so in their own passes.
  final func contentResized(from old: CGSize) {
    if SafeArea.isKnown { takeSafeArea() }
    guard contentSize.width < old.width || contentSize.height < old.height, motion == .none,
      !(self is UITableView), !(self is UICollectionView)
    else { return }
    let offset = resting(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Drags the content by a change of its offset, in steps, and releases it.
  ///
  /// Beyond its ends a bouncing content follows the finger, and returns when it is released. A pull
  /// far enough beyond the top starts the refresh control (rules RC-2 and RC-6). The finger stops
  /// before it lifts, so there is no momentum: the content moves on only to return, or to the
  /// delegate's target.
  ///
  /// - Returns: Whether the content can be dragged.
  @discardableResult
  public func drag(by change: CGPoint, steps: Int = 1) -> Bool {
    guard isScrollEnabled, takesTouches else { return false }
    fingerBeginsDragging()
    let start = boundsOrigin
    motion = .dragging
    scrollDelegate?.scrollViewWillBeginDragging(self)
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

  /// The offset under a finger: clamped to the ends where the content does not bounce.
  private func dragged(_ offset: CGPoint) -> CGPoint {
    let rest = resting(offset)
    let bouncesX = bounces && scrollsHorizontally
    let bouncesY = bounces && (alwaysBounceVertical || isVertical)
    return CGPoint(x: bouncesX ? offset.x : rest.x, y: bouncesY ? offset.y : rest.y)
  }

  /// Whether the content scrolls sideways: it is wider than the view, or always bounces.
  final var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || contentSize.width > bounds.width
  }

  /// Whether the content counts as vertical: it is higher than the view, or has a refresh control.
  private var isVertical: Bool {
    refreshControl != nil || contentSize.height > bounds.height
  }

  private func release() {
    var target = resting(boundsOrigin)
    if isPagingEnabled {
      // The SDK's header: the delegate is not asked then.
      target = page(nearest: target)
    } else {
      scrollDelegate?.scrollViewWillEndDragging(
        self,
        withVelocity: .zero,
        targetContentOffset: &target
      )
    }
    let movesOn = target != boundsOrigin
    motion = movesOn ? .decelerating : .none
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: movesOn)
    guard movesOn, !UIKitException.isPending else { return motion = .none }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    layoutIfNeeded()
    motion = .none
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// The multiple of the bounds' size that is nearest to an offset, and at which the content can rest.
  private func page(nearest offset: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 && offset.isFinite ? (offset / length).rounded() * length : offset
    }
    return resting(CGPoint(x: page(offset.x, bounds.width), y: page(offset.y, bounds.height)))
  }

  /// Taps the status bar, which scrolls to the top if the view and its delegate allow it.
  ///
  /// - Returns: Whether they do.
  @discardableResult
  public func tapStatusBar() -> Bool {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return false
    }
    contentOffset = CGPoint(x: boundsOrigin.x, y: -adjustedContentInset.top)
    scrollDelegate?.scrollViewDidScrollToTop(self)
    return true
  }

  final func setZoomScale(_ scale: CGFloat, _ animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self), scale.isFinite, scale > 0 else {
      return
    }
    let zoom = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    zoomStorage = zoom
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: zoom, y: zoom)
    // A transform keeps the centre; the zoomed view keeps its corner, or its beginning could not be scrolled to.
    let size = view.frame.size
    view.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
    contentSize = size
    scrollDelegate?.scrollViewDidZoom(self)
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom)
  }

  /// Zooms to a rectangle of the zoomed view, as far as the limits allow, and scrolls its middle to the middle.
  final func zoom(_ rect: CGRect, _ animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0,
      bounds.width > 0, bounds.height > 0
    else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated)
    let shown = view.convert(rect, to: self)
    let middle = CGPoint(x: shown.midX - bounds.width / 2, y: shown.midY - bounds.height / 2)
    setContentOffset(resting(middle), animated: animated)
  }
}
