import GRDB
import TestModel

/// The runs to delete from a history.
public struct HistoryPruning: Sendable {
  /// The number of newest runs of each branch to keep; nil for all.
  public var keptCount: Int?
  /// The date before which runs of commits are deleted; nil for none.
  public var before: Timestamp?

  /// Creates a rule; a run is deleted when either part selects it.
  public init(keptCount: Int? = nil, before: Timestamp? = nil) {
    self.keptCount = keptCount
    self.before = before
  }
}
