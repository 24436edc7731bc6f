import Foundation
import HeadlessUIKit
import Testing

@testable import SuiteRunner

@MainActor
@Suite("Values in messages")
struct ShownValueTests {
  @Test("geometry is written as UIKit writes it, and nil is none")
  func geometry() {
    let rect = CGRect(x: 0, y: 44.5, width: 320, height: 44)
    #expect(ShownValue.text(rect) == "{{0, 44.5}, {320, 44}}")
    #expect(ShownValue.text(rect.origin) == "{0, 44.5}")
    #expect(ShownValue.text(rect.size) == "{320, 44}")
    #expect(ShownValue.text(CGFloat(2)) == "2" && ShownValue.text(0.5) == "0.5")
    #expect(ShownValue.text(IndexPath(indexes: [1, 2])) == "[1, 2]")
    #expect(ShownValue.text(ListPosition(section: 1, item: 2)) == "[1, 2]")
    #expect(ShownValue.text(ListPosition(section: 1)) == "section 1")
    #expect(ShownValue.text(Optional<StressPath>.none as Any?) == "none")
    let violation = StressViolation.different(.frame, "the frame", rect, .zero)
    #expect(violation.message == "the frame is {{0, 44.5}, {320, 44}}, not {{0, 0}, {0, 0}}")
  }

  @Test("a selection that is wrong never reads as the expected one")
  func selection() {
    let data = StressData(counts: [2])
    let real = StressPath(section: 0, item: 1)
    let gone = StressPath(section: 0, item: 9)
    let inVain = StressViolation.selection([gone], [], of: data)
    #expect(inVain.message == "the selection is [0, 9], which does not exist, not empty")
    #expect(StressViolation.selection([], [real], of: data).actual == "empty")
    let twice = StressViolation.selection([real, real], [real], of: data)
    #expect(twice.actual == "[0, 1] [0, 1], one of them twice" && twice.expected == "[0, 1]")
  }

  @Test("classes that only record are called by the name of what they stand for")
  func classes() throws {
    let result = try SuiteHarness.result(
      of: "<instantiate nib=\"Header\" as=\"h\"/>"
        + "<set object=\"h\" property=\"nothing\" value=\"1\"/>"
    )
    #expect(result.verdict.hasPrefix("Header has no property \"nothing\""), "\(result.verdict)")
    #expect(ObjectName.className(of: RecordedTableViewCell()) == "UITableViewCell")
  }
}
