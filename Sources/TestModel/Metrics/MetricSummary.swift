/// The measurements of one metric of a benchmark.
public struct MetricSummary: Codable, Hashable, Sendable {
  /// The metric's name: `wallTime`, `cpuTime`, `allocations.engine`, `viewsCreated`.
  public var metric: String
  /// The unit of every value: `ns`, `bytes`, `count`.
  public var unit: String
  /// Whether the metric is an exact counter that repeats from run to run.
  public var isExact: Bool
  /// The number of samples that the statistics describe.
  public var sampleCount: Int
  /// The statistics in print order; the first is the one to quote.
  public var statistics: [MetricStatistic]
  /// The samples in measured order; empty when they were not kept.
  public var samples: [Double]
  /// The hard limit that the suite declares, if any.
  public var budget: MetricBudget?

  /// Creates a summary.
  public init(
    metric: String,
    unit: String,
    isExact: Bool = false,
    sampleCount: Int,
    statistics: [MetricStatistic],
    samples: [Double] = [],
    budget: MetricBudget? = nil
  ) {
    self.metric = metric
    self.unit = unit
    self.isExact = isExact
    self.sampleCount = sampleCount
    self.statistics = statistics
    self.samples = samples
    self.budget = budget
  }

  /// The value of the statistic of that name; nil when it is undefined for these samples.
  public subscript(statistic: String) -> Double? {
    statistics.first { $0.name == statistic }?.value
  }
}
