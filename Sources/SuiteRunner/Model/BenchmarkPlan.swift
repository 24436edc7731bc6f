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
  /// Whether its iterations may change nothing.
  let isIdle: Bool
}
