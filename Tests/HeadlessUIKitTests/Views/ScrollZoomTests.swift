import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Zooming")
struct ScrollZoomTests {
  private final class Zoomed: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  private let zoomed = Zoomed()

  private var scroll: UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(zoomed.view)
    scroll.contentSize = CGSize(width: 400, height: 400)
    scroll.maximumZoomScale = 4
    scroll.delegate = zoomed
    return scroll
  }

  @Test("a rectangle of the zoomed view fills the screen")
  func rectangle() {
    let scroll = scroll
    scroll.zoom(to: CGRect(x: 100, y: 50, width: 50, height: 50), animated: false)
    #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 800, height: 800))
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 100))
    // The rectangle counts in the view's own coordinates, whatever the zoom was.
    scroll.zoom(to: CGRect(x: 100, y: 50, width: 100, height: 100), animated: false)
    #expect(scroll.zoomScale == 1 && scroll.contentOffset == CGPoint(x: 100, y: 50))
  }

  @Test("the limits and the ends of the content are kept")
  func limits() {
    let scroll = scroll
    scroll.zoom(to: CGRect(x: 390, y: 0, width: 10, height: 10), animated: false)
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 1500, y: 0))
    scroll.zoom(to: .zero, animated: false)
    #expect(scroll.zoomScale == 4)
  }

  @Test("the zoomed view keeps its corner and its bounds")
  func corner() {
    let scroll = scroll
    scroll.zoomScale = 3
    #expect(zoomed.view.frame == CGRect(x: 0, y: 0, width: 1200, height: 1200))
    #expect(zoomed.view.bounds.size == CGSize(width: 400, height: 400))
    scroll.zoomScale = 1
    #expect(zoomed.view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
  }
}
