/// Which runs and series are meant.
public struct HistoryFilter: Sendable {
  /// Only runs of this branch; of every branch when nil.
  public var branch: String?
  /// Only series whose name holds this text; all when nil.
  public var text: String?
  /// Only the newest so many runs; all when nil.
  public var lastCount: Int?

  /// Creates a filter.
  public init(branch: String? = nil, text: String? = nil, lastCount: Int? = nil) {
    self.branch = branch
    self.text = text
    self.lastCount = lastCount
  }
}
