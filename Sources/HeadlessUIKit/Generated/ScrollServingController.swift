// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// A controller that is the delegate of scroll views, with every method of the protocol to override.
///
/// Swift lets subclasses override only what a class declares. In UIKit they inherit these methods from the protocol.
@preconcurrency @MainActor
open class ScrollServingController: UIViewController, UIScrollViewDelegate {
  /// Creates a controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: UIScrollViewDelegate

  /// The content moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethods.missing() }
  /// A finger starts to move the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger is about to let go; the delegate may change where the content comes to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The finger let go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The content moves on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The content came to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// An animated change of the offset is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Whether a tap on the status bar scrolls to the top; yes by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// A tap on the status bar scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The view that zooms; none by default.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Zooming is about to begin.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The zoom changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Zooming is over.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
  /// The insets of the content changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
