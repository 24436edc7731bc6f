import TestModel
import Testing

@testable import Reporting

@Suite("A frame mismatch drawn in its place")
struct FrameMismatchTests {
  private static func window(_ viewCount: Int = 1) -> TreePicture {
    var builder = TreePicture.Builder()
    func view(_ element: String, _ frame: [Int], _ origin: [Int]) {
      builder.begin(element)
      let names = ["x", "y", "width", "height", "windowX", "windowY"]
      for (name, value) in zip(names, frame + origin) { builder.attribute(name, String(value)) }
    }
    view("window", [0, 0, 320, 480], [0, 0])
    view("view", [10, 100, 300, 300], [10, 100])
    for _ in 0..<viewCount {
      view("label", [5, 7, 100, 20], [15, 107])
      builder.end()
    }
    return builder.picture
  }

  @Test("the expected frame is in points of the window, whatever the sides are in")
  func places() throws {
    let sides = [(name: "x", value: 8.0), (name: "width", value: 90.0)]
    let own = try #require(FrameMismatch(sides, at: 2, of: Self.window(), inWindow: false))
    #expect(own.expected == TreeFrame(x: 18, y: 107, width: 90, height: 20))
    #expect(own.actual == TreeFrame(x: 15, y: 107, width: 100, height: 20))
    let window = try #require(FrameMismatch(sides, at: 2, of: Self.window(), inWindow: true))
    #expect(window.expected == TreeFrame(x: 8, y: 107, width: 90, height: 20))
    #expect(FrameMismatch(sides, at: 9, of: Self.window(), inWindow: true) == nil)
  }

  @Test("the view is kept when there are too many others")
  func manyViews() throws {
    let window = Self.window(1000)
    let mismatch = try #require(
      FrameMismatch([(name: "x", value: 1)], at: 900, of: window, inWindow: false)
    )
    #expect(mismatch.surroundings.nodes.count == FrameMismatch.viewCountMax)
    #expect(mismatch.actual == window.nodes[900].windowFrame)
  }

  @Test("the page draws the window, the actual frame and over it the expected one")
  func drawing() throws {
    let mismatch = try #require(
      FrameMismatch([(name: "y", value: 12)], at: 2, of: Self.window(), inWindow: false)
    )
    let page = HTMLFrameMismatch(mismatch: mismatch).markup.html
    let order = page.matches(of: /<g class="(plain|actual|ghost) d/).map { String($0.1) }
    // Twice: the window, and closer.
    let once = ["plain", "plain", "actual", "actual", "ghost"]
    #expect(order == once + once)
    #expect(page.contains("expected (15, 112) 100 × 20") && page.contains("<figcaption>Closer"))
    #expect(page.contains("actual (15, 107) 100 × 20"))
  }

  @Test("an edited mismatch draws nothing and does not trap", arguments: [-1, 3, 99, Int.max])
  func edited(index: Int) throws {
    var mismatch = try #require(
      FrameMismatch([(name: "y", value: 12)], at: 2, of: Self.window(), inWindow: false)
    )
    mismatch.index = index
    #expect(HTMLFrameMismatch(mismatch: mismatch).markup.isEmpty)
    mismatch.index = 2
    mismatch.expected.x = 1e300
    #expect(HTMLFrameMismatch(mismatch: mismatch).markup.isEmpty)
    mismatch.expected = TreeFrame(x: -5000, y: 0, width: -3, height: .nan)
    #expect(HTMLFrameMismatch(mismatch: mismatch).markup.isEmpty)
  }
}
