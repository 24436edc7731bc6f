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
