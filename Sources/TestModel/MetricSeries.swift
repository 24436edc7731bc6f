/// What one metric of one case was from commit to commit.
public struct MetricSeries: Codable, Hashable, Sendable {
  /// The case.
  public var key: CaseKey
  /// The metric's name.
  public var metric: String
  /// The unit of its values.
  public var unit: String
  /// Whether the metric is an exact counter.
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

  /// The form that people name it by: class name, case and metric.
  public var name: String { "\(key.className)/\(key.name) \(metric)" }

  /// The last commit before a step and the first one after it; nil where one of them is not known.
  public func commits(around step: SeriesStep) -> (before: String, after: String)? {
    guard points.indices.contains(step.index), step.index > 0,
      let before = points[step.index - 1].commit, let after = points[step.index].commit
    else { return nil }
    return (before, after)
  }
}

/// One value of a series.
public struct SeriesPoint: Codable, Hashable, Sendable {
  /// The run that measured it, as the history numbers it.
  public var run: Int64
  /// The commit; nil outside a work tree.
  public var commit: String?
  /// The commit's first parent, if known.
  public var parent: String?
  /// When the commit was made, or the run when that is not known.
  public var date: Timestamp
  /// The value that is quoted: a median, or an exact count.
  public var value: Double
  /// The lower end of what the samples spread over, if known.
  public var low: Double?
  /// The upper end, if known.
  public var high: Double?

  /// Creates a value.
  public init(
    run: Int64,
    commit: String?,
    parent: String? = nil,
    date: Timestamp,
    value: Double,
    low: Double? = nil,
    high: Double? = nil
  ) {
    self.run = run
    self.commit = commit
    self.parent = parent
    self.date = date
    self.value = value
    self.low = low
    self.high = high
  }
}

/// A place at which a series steps.
public struct SeriesStep: Codable, Hashable, Sendable {
  /// The position of the first value after the step.
  public var index: Int
  /// The level before it.
  public var before: Double
  /// The level from it on.
  public var after: Double
  /// How probable such a step is by chance; 0 for an exact counter, which does not step by chance.
  public var significance: Double

  /// Creates a step.
  public init(index: Int, before: Double, after: Double, significance: Double) {
    self.index = index
    self.before = before
    self.after = after
    self.significance = significance
  }

  /// By how much the level changed, as a part of the one before; nil when that was 0.
  public var change: Double? { before == 0 ? nil : after / before - 1 }
}
