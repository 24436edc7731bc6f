import GRDB
import TestModel

/// Which runs a history is to forget.
public struct HistoryPruning: Sendable {
  /// How many of the newest runs of each branch stay; all when nil.
  public var keptCount: Int?
  /// Runs whose commits are older than this go; none when nil.
  public var before: Timestamp?

  /// Creates a rule; a run goes when either part says so.
  public init(keptCount: Int? = nil, before: Timestamp? = nil) {
    self.keptCount = keptCount
    self.before = before
  }
}
