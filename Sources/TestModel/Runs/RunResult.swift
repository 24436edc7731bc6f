/// The result of a whole run: the content of `result.json` and of all reports.
public struct RunResult: Codable, Hashable, Sendable {
  /// The format version that this code writes; it reads this one and earlier ones.
  public static let currentFormatVersion = 1

  /// The format version of the file.
  public var formatVersion: Int
  /// The header, known at the start of the run.
  public var header: RunHeader
  /// The totals, and whether the run is complete.
  public var summary: RunSummary
  /// The suites in the order of the plan.
  public var suites: [SuiteResult]
  /// Remarks about the run, in order.
  public var messages: [RunMessage]

  /// Creates the value of a run.
  public init(
    header: RunHeader,
    summary: RunSummary,
    suites: [SuiteResult],
    messages: [RunMessage] = []
  ) {
    formatVersion = Self.currentFormatVersion
    self.header = header
    self.summary = summary
    self.suites = suites
    self.messages = messages
  }

  /// All cases, suite by suite.
  public var cases: [CaseResult] { suites.flatMap(\.cases) }
}
