// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// The bodies of the methods that an object lacks: each is optional in UIKit.
extension UIScrollViewDelegate {
  /// The content moved.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethods.missing() }
  /// A finger starts to move the content.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger is about to let go; the delegate may change where the content comes to rest.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The finger let go.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// The content moves on by itself.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The content came to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// An animated change of the offset is over.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Whether a tap on the status bar scrolls to the top; yes by default.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// A tap on the status bar scrolled to the top.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The view that zooms; none by default.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Zooming is about to begin.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The zoom changed.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Zooming is over.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
  /// The insets of the content changed.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
