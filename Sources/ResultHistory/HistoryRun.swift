import TestModel

/// A run as the history lists it.
public struct HistoryRun: Hashable, Sendable {
  /// The number in the history, as SQLite assigned it.
  public var id: Int64
  /// The position of its commit.
  public var place: CommitPlace
  /// The header, known at the start of the run.
  public var header: RunHeader
  /// The totals of the run.
  public var summary: RunSummary

  /// The commit's date, or else the run's; it orders runs of unrelated commits.
  public var date: Timestamp { place.committedAt ?? header.startedAt }
}
