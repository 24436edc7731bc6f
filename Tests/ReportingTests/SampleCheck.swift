import TestModel

@testable import Reporting

/// Made-up checks: of nothing, of odd names, and of thousands of findings.
enum SampleCheck {
  static let rules = [
    FindingRule(
      id: "DanglingConnection",
      severity: .error,
      summary: "An outlet leads nowhere.",
      breaks: "It stays `nil`.",
      mending: "Reconnect it.",
      misses: "Others."
    ),
    FindingRule(
      id: "Clipped",
      severity: .warning,
      summary: "A text does not fit.",
      breaks: "Readers see a part.",
      mending: "Give it more lines.",
      misses: "Texts that code sets."
    ),
    FindingRule(
      id: "MisplacedView",
      severity: .note,
      summary: "A view is misplaced.",
      breaks: "Nothing.",
      mending: "Update frames.",
      misses: "Others."
    ),
  ]

  static func context(baseline: String? = nil) -> CheckContext {
    CheckContext(
      rules: rules,
      paths: CheckoutPaths(root: "/nowhere/app", folder: "/nowhere/app/ios"),
      baseline: baseline,
      exitCode: { $0.summary.isGreen ? 0 : 1 }
    )
  }

  static func finding(
    _ kind: String = "DanglingConnection",
    _ message: String = "it leads nowhere",
    line: Int = 12,
    object: String = "abc-12-def"
  ) -> CaseFailure {
    var failure = CaseFailure(
      type: kind,
      message: message,
      location: CaseLocation(file: "whatever", line: line, column: 7)
    )
    failure.severity = rules.first { $0.id == kind }?.severity
    failure.objects = [object]
    return failure
  }

  static func result(
    _ file: String,
    _ failures: [CaseFailure] = [],
    spared: [SparedFinding] = [],
    name: String = "document"
  ) -> CaseResult {
    var result = CaseResult(
      identity: CaseIdentity(className: file, name: name, file: file, line: 1),
      kind: .document,
      status: failures.isEmpty
        ? .passed : failures.contains { $0.kind == .error } ? .error : .failed,
      failures: failures
    )
    result.spared = spared
    return result
  }

  static func run(
    _ results: [CaseResult],
    arguments: [String] = ["check", "App", "--widths", "320"],
    interruption: String? = nil
  ) -> RunResult {
    var header = SampleRun.header
    header.arguments = arguments
    header.workingFolder = "/nowhere/app/ios"
    let summary = RunSummary(
      totals: StatusTotals(results.map(\.status)),
      duration: .seconds(2),
      isComplete: interruption == nil,
      interruption: interruption
    )
    let suites = results.map {
      SuiteResult(
        className: $0.identity.className,
        name: $0.identity.file,
        file: $0.identity.file,
        cases: [$0]
      )
    }
    return RunResult(header: header, summary: summary, suites: suites).withIncompleteCase
  }

  /// A name and a message that each format has to escape in its own way.
  static let oddPath = "App/%41 a:b,c\n::error::x|`<b>é\"[x](y)\u{202e}/Card&amp;.xib"
  static let oddMessage =
    "“<script>” says\n::error file=x::stop ##[endgroup] %0A | `x` [a](http://b) *b* _c_ \u{1b}[31m é \"q\" \\"

  static let odd = run([
    result(oddPath, [finding("Clipped", oddMessage, object: "a b\nc")]), result("Good.xib"),
  ])

  /// One finding of each state, and a document that cannot be read.
  static var mixed: RunResult {
    var unread = CaseFailure(
      kind: .error,
      type: "malformedXML",
      message: "a tag is open",
      location: CaseLocation(file: "x", line: 3)
    )
    unread.objects = [""]
    return run([
      result("App/Good.xib"),
      result(
        "App/Cells/Card.xib",
        [finding(line: 40), finding("Clipped", "it is cut off", line: 8, object: "xyz")],
        spared: [
          SparedFinding(finding("MisplacedView", "misplaced", line: 9), .new),
          SparedFinding(finding(line: 2, object: "old"), .known),
          SparedFinding(finding(line: 3, object: "kept"), .suppressed, reason: "goes | soon"),
        ]
      ),
      result("App/Cut.xib", [unread]),
    ])
  }

  /// Some thousand documents below eighty folders, with four findings each.
  static func large(documentCount: Int = 1500) -> RunResult {
    run(
      (0..<documentCount).map { number in
        result(
          "App/Part\(number % 8)/Screen\(number % 80)/View\(number).xib",
          (0..<4).map {
            finding("Clipped", "text \($0) is cut off", line: $0 + 1, object: "o\($0)")
          }
        )
      }
    )
  }
}
