import Foundation

/// Is asked and told about scrolling.
///
/// All methods have default bodies: they are optional in UIKit.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger is about to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is about to lift; the delegate may change the offset at which the content stops.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// The finger lifted; the content may move on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content is about to move on after the finger lifted.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The view that zooming scales; nil by default, which allows no zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Zooming is about to begin.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Zooming ended, at the given scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// The adjusted insets of the content changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Reports that the optional method is missing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethods.missing() }

  /// Does nothing: the method is optional.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing: the method is optional.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}

  /// Does nothing: the method is optional.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Answers true: the method is optional.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing: the method is optional.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Answers nil: the method is optional.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing: the method is optional.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
