/// A whole run as a value: what `result.json` stores and every report of a finished run is made of.
public struct RunResult: Codable, Hashable, Sendable {
  /// The version of the stored form that this code writes; it reads this one and those before it.
  public static let currentFormatVersion = 1

  /// The version of the stored form.
  public var formatVersion: Int
  /// What was known when the run started.
  public var header: RunHeader
  /// How it ended.
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

  /// Every case, suite by suite.
  public var cases: [CaseResult] { suites.flatMap(\.cases) }
}
