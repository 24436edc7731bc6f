import TestModel

/// One suite file, decoded and found right.
public struct Suite: Sendable {
  /// What reports call it.
  public let name: String
  /// The path below the root, dotted, without its extension: the same from commit to commit.
  public let className: String
  /// The path below the root.
  public let file: String
  /// The whole path.
  public let path: String
  /// The folder below which files may be read.
  public let root: String
  /// The profile of UIKit's numeric defaults, such as `ios15`.
  public let profile: String
  /// Whether undeclared custom classes get UIKit's answer.
  public let isStrict: Bool
  /// The text of its `<description>` elements.
  public let summary: String
  /// The cases and benchmarks in the order of the file.
  public let cases: [SuiteCase]
  /// What the file and its includes declare.
  let declarations: Declarations
  /// The known failures by case name or id.
  let expectations: [Expectation]
}

/// A case or benchmark of a suite.
public struct SuiteCase: Sendable {
  /// The id, without a sweep point.
  public let id: String
  /// Whether steps are run or measured.
  public let kind: CaseKind
  /// The rules of the conformance specification that it names.
  public let rules: [String]
  /// Its tags and the suite's.
  public let tags: [String]
  /// The variables that it is swept over.
  public let sweep: [SweepVariable]
  /// How long it may take, in seconds.
  public let timeout: Double
  /// The line of the declaration.
  public let line: Int
  /// The fixture's id; nil for an empty window.
  let fixture: String?
  let body: CaseBody
}

/// What a case does.
enum CaseBody: Sendable {
  case steps([any SuiteStep])
  case benchmark(BenchmarkPlan)
  case stress(StressPlan)
}

/// The parts of a benchmark.
struct BenchmarkPlan: Sendable {
  let setup: [any SuiteStep]
  let measure: [any SuiteStep]
  let budgets: [Budget]
  let scalings: [Scaling]
  let sampleCount: Int
  /// Seconds that a batch lasts at least.
  let batchDuration: Double
  /// A fixed batch size; nil for an automatic one.
  let iterations: Int?
  /// How long an iteration may take, in seconds; nil for three times the median.
  let frameBudget: Double?
}

/// A hard limit that a benchmark declares.
struct Budget: Sendable {
  let metric: String
  let scope: AllocationScope
  let limit: MetricBudget
  let line: Int
}

/// A case that is known to fail, with the reason.
struct Expectation: Sendable, Hashable {
  let caseName: String
  let reason: String
  /// Whether it passes at times: a flaky case in quarantine.
  let mayPass: Bool
  let line: Int
}
