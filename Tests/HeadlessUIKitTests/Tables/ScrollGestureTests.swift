import Foundation
import HeadlessUIKit
import Testing

/// A controller that overrides what it hears of scrolling.
@MainActor
private final class Listener: UITableViewController {
  var calls: [String] = []
  var rest: CGPoint?
  var allowsTop = true
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(Int(scrollView.contentOffset.y))")
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("drag \(scrollView.isDragging)")
  }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("target \(Int(targetContentOffset.pointee.y))")
    if let rest { targetContentOffset.pointee = rest }
  }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    calls.append("end \(decelerate)")
  }

  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("on \(scrollView.isDecelerating)")
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("rest \(scrollView.isDecelerating)")
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("animated")
  }

  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }

  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("top") }

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("zoom")
  }

  override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    calls.append("zoomed \(scrollView.zoomScale)")
  }

  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { calls.append("end \(scale)") }

  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    calls.append("inset \(Int(scrollView.adjustedContentInset.top))")
  }
}

@MainActor
@Suite("Scrolling by fingers", .serialized)
struct ScrollGestureTests {
  private func table(_ rows: PlainRows, _ listener: Listener) -> UITableView {
    let table = rows.table()
    table.delegate = listener
    table.layoutIfNeeded()
    listener.calls = []
    return table
  }

  @Test("a drag tells its beginning, every step and its end; inside the content nothing moves on")
  func inside() {
    let (rows, listener) = (PlainRows(20), Listener(style: .plain))
    let table = table(rows, listener)
    #expect(table.drag(by: CGPoint(x: 0, y: 100), steps: 2))
    #expect(listener.take() == ["drag true", "scroll 50", "scroll 100", "target 100", "end false"])
    #expect(!table.isDragging)
    table.isScrollEnabled = false
    #expect(!table.drag(by: CGPoint(x: 0, y: 100)))
    #expect(listener.take().isEmpty)
  }

  @Test(
    "beyond its ends the content comes back when it is let go; it stops there where it does not bounce"
  )
  func bouncing() {
    let (rows, listener) = (PlainRows(20), Listener(style: .plain))
    let table = table(rows, listener)
    table.drag(by: CGPoint(x: 0, y: -30))
    #expect(
      listener.take() == [
        "drag true", "scroll -30", "target 0", "end true", "on true", "scroll 0", "rest false",
      ]
    )
    table.bounces = false
    table.drag(by: CGPoint(x: 0, y: -30))
    #expect(listener.take() == ["drag true", "target 0", "end false"])
    table.drag(by: CGPoint(x: 0, y: 5000))
    #expect(listener.take() == ["drag true", "scroll 680", "target 680", "end false"])
  }

  @Test("the delegate may send the content elsewhere than where it would rest")
  func target() {
    let (rows, listener) = (PlainRows(20), Listener(style: .plain))
    let table = table(rows, listener)
    listener.rest = CGPoint(x: 0, y: 88)
    table.drag(by: CGPoint(x: 0, y: 100))
    #expect(table.contentOffset.y == 88)
    #expect(listener.take().suffix(3) == ["on true", "scroll 88", "rest false"])
  }

  @Test(
    "RC-2, RC-6: a pull beyond the threshold refreshes once, and the list rests below the control"
  )
  func pulling() {
    let (rows, listener) = (PlainRows(3), Listener(style: .plain))
    let table = table(rows, listener)
    let control = UIRefreshControl()
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    table.refreshControl = control
    table.drag(by: CGPoint(x: 0, y: -59))
    #expect(events == 0)
    #expect(table.contentOffset.y == 0)
    table.drag(by: CGPoint(x: 0, y: -80), steps: 4)
    #expect(events == 1)
    #expect(control.isRefreshing)
    #expect(table.contentOffset.y == -60)
    #expect(listener.take().contains("inset 60"))
    table.drag(by: CGPoint(x: 0, y: -80))
    #expect(events == 1, "one refresh at a time")
    control.endRefreshing()
    #expect(table.contentInset.top == 0)
  }

  @Test("a tap on the status bar scrolls to the top if it may")
  func statusBar() {
    let (rows, listener) = (PlainRows(20), Listener(style: .plain))
    let table = table(rows, listener)
    table.contentOffset.y = 200
    listener.allowsTop = false
    #expect(!table.tapStatusBar())
    listener.allowsTop = true
    #expect(table.tapStatusBar())
    #expect(table.contentOffset.y == 0)
    #expect(listener.take() == ["scroll 200", "scroll 0", "top"])
    table.scrollsToTop = false
    #expect(!table.tapStatusBar())
  }

  @Test("an animated change of the offset ends in virtual time; the rest of it is at once")
  func animation() {
    let (rows, listener) = (PlainRows(20), Listener(style: .plain))
    let table = table(rows, listener)
    MainLoop.shared.reset()
    table.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(listener.take() == ["scroll 50"])
    MainLoop.shared.advance(by: 0.29)
    #expect(listener.take().isEmpty)
    MainLoop.shared.advance(by: 0.02)
    #expect(listener.take() == ["animated"])
    table.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    table.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    MainLoop.shared.advance(by: 1)
    #expect(listener.take() == ["scroll 60"])
  }

  @Test("zooming scales the view that the delegate names, within the limits")
  func zooming() {
    let listener = Listener(style: .plain)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.maximumZoomScale = 2
    view.setZoomScale(3, animated: false)
    #expect(view.zoomScale == 1, "nothing zooms without a view")
    view.delegate = listener
    view.setZoomScale(3, animated: false)
    #expect(listener.take() == ["zoom", "zoomed 2.0", "end 2.0"])
    #expect(listener.zoomed.frame.size == CGSize(width: 200, height: 100))
    #expect(view.contentSize == CGSize(width: 200, height: 100))
  }

  @Test("an offset of nothing is 0, not -0, also at the end of a list without insets")
  func noNegativeZero() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentOffset = CGPoint(x: 5, y: 40)
    scrollView.contentOffset = CGPoint(
      x: -scrollView.adjustedContentInset.left,
      y: -scrollView.adjustedContentInset.top
    )
    #expect("\(scrollView.contentOffset)" == "\(CGPoint.zero)")
  }
}
