import Foundation
import TestModel
import Testing

@testable import Reporting

@Suite("Reports of comparisons")
struct ComparisonReportTests {
  private let comparison = SampleComparison.comparison

  @Test("a comparison is read back as it was, and makes the same reports")
  func roundTrip() throws {
    let path = NSTemporaryDirectory() + "nibmark-\(UUID().uuidString)/comparison.json"
    defer {
      try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
    }
    for comparison in [comparison, SampleComparison.refused] {
      try ReportFile.write(try ComparisonFile.text(of: comparison), to: path)
      let stored = try #require(try ComparisonFile.readIfComparison(path))
      #expect(stored == comparison)
      #expect(try ComparisonFile.text(of: stored) == ComparisonFile.text(of: comparison))
      #expect(ComparisonText().render(stored) == ComparisonText().render(comparison))
      #expect(stored.isGreen == comparison.isGreen && stored.findings == comparison.findings)
    }
    try ReportFile.write(try JSONReport().render(SampleRun.run), to: path)
    #expect(try ComparisonFile.readIfComparison(path) == nil)
  }

  @Test("every finding that counts is a failed case, and every other one is told")
  func findings() throws {
    let run = comparison.run
    let red = run.cases.filter(\.status.isRed)
    #expect(red.flatMap(\.failures).count == comparison.failures.count)
    #expect(
      Set(red.flatMap(\.failures).map(\.type)) == [
        "Slower", "CounterUp", "NewlyFailing", "Vanished", "FramesChanged", "CanaryMissed",
      ]
    )
    let told = run.cases.compactMap(\.reason).joined(separator: "; ")
    for finding in comparison.warnings { #expect(told.contains(finding.text)) }
    // A canary in a benchmark that could not be timed otherwise is red all the same.
    #expect(red.contains { $0.identity.name == "never timed" })
    #expect(run.suites.dropFirst().allSatisfy { $0.className.hasPrefix("compare.") })
  }

  @Test("a benchmark that could not be measured is told, and fails where that is asked for")
  func unmeasured() throws {
    var quiet = SampleComparison.refused
    quiet.environment.level = .comparable
    let identity = SampleComparison.identity("lost")
    quiet.unmeasured = [UnmeasuredBenchmark(identity: identity, reason: "it ended")]
    #expect(quiet.isGreen)
    #expect(quiet.run.cases.map(\.status) == [.passed, .skipped])
    #expect(ComparisonText().render(quiet).contains("lost could not be measured: it ended"))
    quiet.failOn.append(.inconclusive)
    #expect(!quiet.isGreen && quiet.run.cases.map(\.status) == [.passed, .failed])
  }

  @Test(
    "a comparison is a case itself: never an empty report, and an error where it could not be made"
  )
  func whole() throws {
    #expect(comparison.run.cases.first?.status == .passed)
    var quiet = SampleComparison.refused
    quiet.environment.level = .comparable
    #expect(quiet.run.cases.map(\.status) == [.passed] && quiet.run.summary.isGreen)
    let refused = SampleComparison.refused.run
    #expect(refused.cases.map(\.status) == [.error] && !refused.summary.isGreen)
    let text = JUnitReport(dialect: .strict).render(refused)
    #expect(text.contains("errors=\"1\"") && text.contains("configuration: debug, release"))
  }

  @Test("figures stand in the failure's body, in every dialect", arguments: JUnitDialect.allCases)
  func figures(dialect: JUnitDialect) {
    let text = JUnitReport(dialect: dialect).render(comparison.run)
    for figure in ["+4.40 % [+3.30, +5.50]", "gate       1.00 %", "measured again: slower"] {
      #expect(text.contains(figure), "\(dialect) lacks \(figure)")
    }
    #expect(text.contains("label#lbl-00-001 (92, 12, 212, 21) → (100, 12, 204, 21)"))
  }

  @Test("the page draws an interval, samples and moved views, and says all of it in words")
  func page() {
    let page = HTMLReport(comparison: comparison).render(comparison.run)
    #expect(page.components(separatedBy: "class=\"intervals\"").count == 6)
    #expect(page.components(separatedBy: "class=\"samples\"").count == 6)
    #expect(page.contains("<h1>\(comparison.headline)</h1>"))
    #expect(page.contains("class=\"ghost") && page.contains("Head layout, 2 views differ"))
    for place in ["times", "counters", "cases", "frames", "warnings"] {
      #expect(page.contains("id=\"\(place)\""))
    }
    #expect(!page.contains("\u{1b}") && !page.contains("dequeue ]]> & "))
  }

  @Test("Markdown names each view with both frames")
  func markdown() {
    let text = ComparisonMarkdown().render(comparison)
    #expect(text.contains("label#lbl-00-001 | (92, 12, 212, 21) | (100, 12, 204, 21) |"))
    #expect(text.contains("lays\\|out"))
  }

  @Test("pages for people and browsers to look at", .enabled(if: sampleFolder != nil))
  func samples() throws {
    let folder = try #require(sampleFolder)
    let page = HTMLReport(comparison: comparison).render(comparison.run)
    try ReportFile.write(page, to: folder + "/comparison.html")
    try ReportFile.write(try ComparisonFile.text(of: comparison), to: folder + "/comparison.json")
  }

  private static let sampleFolder = ProcessInfo.processInfo.environment["NIBMARK_SAMPLE_REPORTS"]
  private var sampleFolder: String? { Self.sampleFolder }
}

@Suite("Frames of cases")
struct FrameChangeTests {
  private func frames(_ picture: TreePicture) -> CaseFrames { CaseFrames(picture) }

  private func list(count: Int, height: (Int) -> Int = { _ in 44 }) -> TreePicture {
    var builder = TreePicture.Builder()
    builder.begin("tableView")
    for row in 0..<count {
      builder.begin("tableViewCell")
      for (name, value) in [
        ("id", "cel-l0-001"), ("x", "0"), ("y", "\(row * 44)"), ("width", "320"),
        ("height", "\(height(row))"), ("section", "0"), ("item", "\(row)"), ("text", "row \(row)"),
      ] {
        builder.attribute(name, value)
      }
      builder.end()
    }
    builder.end()
    return builder.picture
  }

  @Test("views that lie where they did are no change, whatever else is another")
  func same() {
    let former = frames(SampleRun.tree())
    #expect(
      FrameChange(identity: SampleComparison.identity("a"), base: former, head: former) == nil
    )
    #expect(former.tree.nodes.allSatisfy { $0["text"] == nil })
    #expect(former.tree.nodes.contains { $0["customClass"] != nil })
  }

  @Test("cells of one prototype are told apart by their places")
  func cells() throws {
    let change = try #require(
      FrameChange(
        identity: SampleComparison.identity("a"),
        base: frames(list(count: 5)),
        head: frames(list(count: 6) { $0 == 3 ? 50 : 44 })
      )
    )
    #expect(change.viewCount == 2 && !change.differsBeyond)
    #expect(change.views[0].path.hasSuffix(" in item 0-3"))
    #expect(change.views[0].text.hasSuffix("(0, 132, 320, 44) → (0, 132, 320, 50)"))
    #expect(change.views[1].base == nil && change.views[1].text.contains("not there → "))
    #expect(change.text.hasSuffix(", and 1 more"))
  }

  @Test("more views than are kept still tell that one of them moved")
  func bounds() throws {
    let count = CaseFrames.viewCountMax + 50
    let (base, head) = (
      frames(list(count: count)), frames(list(count: count) { $0 < count - 1 ? 44 : 45 })
    )
    #expect(base.tree.nodes.count == CaseFrames.viewCountMax && base.viewCount == count + 1)
    let identity = SampleComparison.identity("a")
    let change = try #require(FrameChange(identity: identity, base: base, head: head))
    #expect(change.differsBeyond && change.views.isEmpty)
    #expect(change.text.contains("beyond the first \(CaseFrames.viewCountMax)"))
    #expect(FrameChange(identity: identity, base: base, head: base) == nil)
  }
}
