import TestModel

/// A run as the history lists it.
public struct HistoryRun: Hashable, Sendable {
  /// Its number in the history.
  public var id: Int64
  /// Its commit's place.
  public var place: CommitPlace
  /// What was known when it started.
  public var header: RunHeader
  /// How it ended.
  public var summary: RunSummary

  /// The commit's date, or the run's when that is not known: what orders runs whose commits say nothing of each other.
  public var date: Timestamp { place.committedAt ?? header.startedAt }
}
