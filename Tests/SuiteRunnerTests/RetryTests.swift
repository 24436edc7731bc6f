import HeadlessUIKit
import TestModel
import Testing

@testable import SuiteRunner

/// Keeps the results and the notes that it hears.
private final class Listener: TestEventSink {
  var results: [CaseResult] = []
  var notes: [String] = []

  func receive(_ event: TestEvent) {
    switch event {
    case .caseFinished(let result): results.append(result)
    case .caseProgress(let progress): notes.append(progress.note)
    default: break
    }
  }
}

/// Is hidden until it was made so many times.
final class ShyView: UICollectionReusableView {
  static var awakeningCount = 0
  var label: UILabel?

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.awakeningCount += 1
    isHidden = Self.awakeningCount < 3
  }
}

@MainActor
@Suite("Retries", .serialized)
struct RetryTests {
  private static let cases = """
    <case id="shy"><instantiate nib="Header"/>
    <assert test="count(//collectionReusableView[@hidden = 'YES']) = 0"/></case>
    <case id="red"><assert test="//window/@x = 2"/></case>
    <case id="green" smoke="YES"><layout/></case>
    """

  private func run(
    retries: Int,
    failsOnFlaky: Bool = false,
    expectations: String? = nil
  ) throws -> (Listener, RunSummary) {
    ShyView.awakeningCount = 0
    let files = expectations.map { ["s.expectations.xml": "<expectations>\($0)</expectations>"] }
    var harness = try SuiteHarness(Self.cases, files: files ?? [:])
    harness.options.retryCount = retries
    harness.options.failsOnFlaky = failsOnFlaky
    let listener = Listener()
    let executor = SuiteExecutor { $0.register(ShyView.self, name: "Header") }
    let summary = executor.run(try harness.plan, header: Self.header, sink: listener)
    return (listener, summary)
  }

  private static let header = RunHeader(
    toolVersion: "test",
    startedAt: Timestamp(millisecondsSince1970: 0),
    seed: 1,
    host: HostFingerprint(
      hostName: "h",
      operatingSystem: "o",
      processorModel: "p",
      coreCount: 1,
      swiftVersion: "s"
    ),
    root: "/"
  )

  @Test(
    "a case that passes in its third attempt is flaky; one that never passes keeps its attempts"
  )
  func flaky() throws {
    let (heard, summary) = try run(retries: 2)
    #expect(heard.results.map(\.status) == [.passed, .failed, .passed])
    #expect(heard.results.map(\.attempts.count) == [2, 2, 0])
    #expect(heard.results.map(\.isFlakyPass) == [true, false, false])
    #expect(heard.notes.prefix(2) == ["attempt 2 of 3", "attempt 3 of 3"])
    #expect(summary.flakyCount == 1 && summary.totals.redCount == 1)
  }

  @Test("with too few retries it is red, and without any it has no attempts")
  func tooFew() throws {
    let once = try run(retries: 1).0.results[0]
    #expect(once.status == .failed && once.attempts.count == 1 && !once.isFlaky)
    #expect(try run(retries: 0).0.results[0].attempts.isEmpty)
  }

  @Test("a flaky case turns the run red only when that was asked for")
  func policy() throws {
    let known = "<expect case=\"red\" reason=\"known\"/>"
    #expect(try run(retries: 2, expectations: known).1.isGreen)
    #expect(try !run(retries: 2, failsOnFlaky: true, expectations: known).1.isGreen)
  }

  @Test(
    "quarantine takes a case that passes and one that fails; a plain expectation only the latter"
  )
  func quarantine() throws {
    let list = """
      <expect case="red" reason="known"/><expect case="green" reason="at times" mayPass="YES"/>
      <expect case="shy" reason="sometimes shy" mayPass="YES"/>
      """
    let (heard, summary) = try run(retries: 0, expectations: list)
    #expect(heard.results.map(\.status) == [.expectedFailure, .expectedFailure, .passed])
    #expect(heard.results.map(\.reason) == ["sometimes shy", "known", "at times"])
    #expect(summary.isGreen)
    let strict = "<expect case=\"green\" reason=\"at times\"/>"
    #expect(try run(retries: 0, expectations: strict).0.results[2].status == .unexpectedPass)
  }
}
