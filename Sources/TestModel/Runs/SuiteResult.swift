/// The cases of one suite, in the order of the plan.
public struct SuiteResult: Codable, Hashable, Sendable {
  /// The suite's path below the root, dotted.
  public var className: String
  /// The suite's name as people read it.
  public var name: String
  /// The document that holds the suite.
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

  /// How many cases ended in each way.
  public var totals: StatusTotals { StatusTotals(cases.lazy.map(\.status)) }

  /// The sum of the cases' durations.
  public var duration: Duration { cases.reduce(.zero) { $0 + $1.duration } }

  /// When its first case started; nil when none did.
  public var startedAt: Timestamp? { cases.compactMap(\.startedAt).min() }
}
