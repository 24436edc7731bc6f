import TestModel

/// A counter of one benchmark, as far as it can gate.
struct ExactCounter {
  let metric: String
  let unit: String
  let value: Double
  let isExact: Bool

  /// What the runner itself allocates is nobody's regression.
  private static let ignoredSuffix = ".harness"
  /// Counters of which neither more nor less is better by itself.
  private static let neutral: Set<String> = ["reuseHits"]

  var isNeutral: Bool { Self.neutral.contains(metric) }

  /// The counters of a result, in its order; instructions are compared by a rule of their own.
  static func all(of result: CaseResult) -> [ExactCounter] {
    result.metrics.compactMap { summary in
      guard summary.unit != "ns", !summary.metric.hasSuffix(ignoredSuffix),
        summary.metric != InstructionComparer.metric,
        let value = summary["value"] ?? summary["max"]
      else { return nil }
      return ExactCounter(
        metric: summary.metric,
        unit: summary.unit,
        value: value,
        isExact: summary.isExact
      )
    }
  }
}
