/// The cases of one suite, in the order of the plan.
public struct SuiteResult: Codable, Hashable, Sendable {
  /// The suite's path below the root, dotted.
  public var className: String
  /// The display name of the suite.
  public var name: String
  /// The path of the suite's document.
  public var file: String
  /// Its cases.
  public var cases: [CaseResult]

  /// Creates the result of a suite.
  public init(className: String, name: String, file: String, cases: [CaseResult] = []) {
    self.className = className
    self.name = name
    self.file = file
    self.cases = cases
  }

  /// The number of cases of each status.
  public var totals: StatusTotals { StatusTotals(cases.lazy.map(\.status)) }

  /// The sum of the cases' durations.
  public var duration: Duration { cases.reduce(.zero) { $0 + $1.duration } }

  /// The earliest start of a case; nil when none started.
  public var startedAt: Timestamp? { cases.compactMap(\.startedAt).min() }
}
