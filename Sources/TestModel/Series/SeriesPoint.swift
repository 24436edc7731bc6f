/// One value of a series.
public struct SeriesPoint: Codable, Hashable, Sendable {
  /// The number of the run in the history.
  public var run: Int64
  /// The commit; nil outside a work tree.
  public var commit: String?
  /// The commit's first parent, if known.
  public var parent: String?
  /// The commit's date, or the run's when that is unknown.
  public var date: Timestamp
  /// The quoted value: a median, or an exact count.
  public var value: Double
  /// The lower end of the samples' spread, if known.
  public var low: Double?
  /// The upper end of the samples' spread, if known.
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
