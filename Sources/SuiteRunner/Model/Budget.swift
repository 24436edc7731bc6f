import TestModel

/// A hard limit that a benchmark declares.
struct Budget: Sendable {
  let metric: String
  let scope: AllocationScope
  let limit: MetricBudget
  let line: Int
}
