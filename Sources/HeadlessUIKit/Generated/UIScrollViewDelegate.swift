// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// Hears of scrolling, and has a say in it.
///
/// All methods have default bodies: they are optional in UIKit.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content moved.
  ///
  /// Since iOS 2.0.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger starts to move the content.
  ///
  /// Since iOS 2.0.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is about to let go; the delegate may change where the content comes to rest.
  ///
  /// Since iOS 5.0.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// The finger let go.
  ///
  /// Since iOS 2.0.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content moves on by itself.
  ///
  /// Since iOS 2.0.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest.
  ///
  /// Since iOS 2.0.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset is over.
  ///
  /// Since iOS 2.0.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top; yes by default.
  ///
  /// Since iOS 2.0.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar scrolled to the top.
  ///
  /// Since iOS 2.0.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The view that zooms; none by default.
  ///
  /// Since iOS 2.0.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Zooming is about to begin.
  ///
  /// Since iOS 3.2.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The zoom changed.
  ///
  /// Since iOS 3.2.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Zooming is over.
  ///
  /// Since iOS 2.0.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// The insets of the content changed.
  ///
  /// Since iOS 11.0.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
