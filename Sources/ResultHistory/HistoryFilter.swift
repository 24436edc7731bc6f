/// A selection of runs and series.
public struct HistoryFilter: Sendable {
  /// The branch of the runs; nil for every branch.
  public var branch: String?
  /// Text that a series' name must contain; nil for all.
  public var text: String?
  /// The number of newest runs; nil for all.
  public var lastCount: Int?

  /// Creates a filter that selects everything by default.
  public init(branch: String? = nil, text: String? = nil, lastCount: Int? = nil) {
    self.branch = branch
    self.text = text
    self.lastCount = lastCount
  }
}
