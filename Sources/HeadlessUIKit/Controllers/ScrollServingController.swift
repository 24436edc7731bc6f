import Foundation

/// A controller that is the delegate of scroll views, with every method of the protocol to override.
///
/// Swift lets subclasses override only what a class declares; in UIKit they inherit these methods from the protocols that
/// controllers of lists adopt.
@MainActor
open class ScrollServingController: UIViewController, UIScrollViewDelegate {
  /// Creates a controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Not implemented.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethods.missing() }

  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Answers true.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Answers nil.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}

  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
