/// The values of one metric of one case, from commit to commit.
public struct MetricSeries: Codable, Hashable, Sendable {
  /// The case.
  public var key: CaseKey
  /// The metric's name.
  public var metric: String
  /// The unit of its values.
  public var unit: String
  /// Whether the metric is a counter that repeats exactly.
  public var isExact: Bool
  /// The values in the order of the commits.
  public var points: [SeriesPoint]
  /// Where the values step, in order.
  public var steps: [SeriesStep]

  /// Creates a series.
  public init(
    key: CaseKey,
    metric: String,
    unit: String,
    isExact: Bool,
    points: [SeriesPoint],
    steps: [SeriesStep] = []
  ) {
    self.key = key
    self.metric = metric
    self.unit = unit
    self.isExact = isExact
    self.points = points
    self.steps = steps
  }

  /// The name as people write it: class name, case and metric.
  public var name: String { "\(key.className)/\(key.name) \(metric)" }

  /// The last commit before a step and the first one after it; nil when either is unknown.
  public func commits(around step: SeriesStep) -> (before: String, after: String)? {
    guard points.indices.contains(step.index), step.index > 0,
      let before = points[step.index - 1].commit, let after = points[step.index].commit
    else { return nil }
    return (before, after)
  }
}
