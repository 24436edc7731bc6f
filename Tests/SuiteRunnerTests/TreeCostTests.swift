import HeadlessUIKit
import TestModel
import Testing

@testable import SuiteRunner

@MainActor
@Suite("What looking at a tree costs", .serialized)
struct TreeCostTests {
  /// A view that counts how often its outlets are read, which each new tree does once.
  private final class WatchedView: UIView, @MainActor CustomReflectable {
    static var readCount = 0

    var customMirror: Mirror {
      Self.readCount += 1
      return Mirror(self, children: [:], ancestorRepresentation: .suppressed)
    }
  }

  private func readCount(_ steps: String) throws -> Int {
    let nib = SuiteHarness.constrainedNib.replacing(
      "<view id=\"box\">",
      with: "<view id=\"box\" customClass=\"WatchedView\">"
    )
    var harness = try SuiteHarness(
      "<nib name=\"Watched\" file=\"Watched.xib\"/>"
        + "<case id=\"a\"><instantiate nib=\"Watched\" as=\"w\"/>\(steps)</case>",
      files: ["Watched.xib": nib]
    )
    harness.prepareClasses = { $0.register(WatchedView.self, name: "WatchedView") }
    WatchedView.readCount = 0
    let result = try #require(try harness.run().first)
    #expect(result.failures.isEmpty, "\(result.failures)")
    return WatchedView.readCount
  }

  @Test("assertions in a row share one tree, and a step that may change it makes another one")
  func shared() throws {
    let look = "<assert test=\"//label/@text = 'Title'\"/><assertFrame of=\"//label\" x=\"20\"/>"
    let once = try readCount(look)
    #expect(once > 0)
    #expect(try readCount(String(repeating: look, count: 50)) == once)
    let layout = "<instantiate nib=\"Two\"/>"
    #expect(try readCount(look + layout + look) > once)
  }
}
