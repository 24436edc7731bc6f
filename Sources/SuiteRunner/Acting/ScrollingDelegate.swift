import Foundation
import HeadlessUIKit

/// A delegate of scroll views that records all that it is told and asked, as `UIScrollViewDelegate`, with numbers.
///
/// A drag comes to rest at a multiple of 40 points, downwards; a tap on the status bar is refused from 300 points on.
@MainActor
final class ScrollingDelegate: NSObject, UITextViewDelegate {
  private func record(_ name: String) {
    CallLog.current?.append(
      LoggedCall(name: name, className: "UIScrollViewDelegate", outlets: [])
    )
  }

  private func record(_ name: String, _ view: UIScrollView) {
    record("\(name)(\(PropertyText.of(view.contentOffset)))")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { record("didScroll", scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    record("willBeginDragging", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    let numbers = PropertyText.of(velocity) + " to " + PropertyText.of(target)
    record("willEndDragging(\(numbers))")
    targetContentOffset.pointee.y = (target.y / 40).rounded(.down) * 40
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    record("didEndDragging(\(decelerate ? "YES" : "NO"))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    record("willBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    record("didEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    record("didEndScrollingAnimation", scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    record("shouldScrollToTop", scrollView)
    return scrollView.contentOffset.y < 300
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { record("didScrollToTop", scrollView) }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    record("viewForZooming")
    return scrollView.subviews.first
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    record("willBeginZooming(\(PropertyText.of(scrollView.zoomScale)))")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    record("didZoom(\(PropertyText.of(scrollView.zoomScale)))")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { record("didEndZooming(\(PropertyText.of(scale)))") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    record("didChangeAdjustedContentInset(\(PropertyText.of(scrollView.adjustedContentInset)))")
  }
}
