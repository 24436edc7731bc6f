import TestModel

/// Where a run's commit stands among others; what git knows and a result does not.
public struct CommitPlace: Codable, Hashable, Sendable {
  /// The commit; the one that the result names when nil.
  public var commit: String?
  /// Its parents, the first one being the branch that others were merged into.
  public var parents: [String]
  /// When it was committed; nil when nobody knows.
  public var committedAt: Timestamp?
  /// The branch that was checked out; nil when none was.
  public var branch: String?
  /// How many commits it stands on, itself included; nil when nobody knows, as in a shallow clone.
  ///
  /// Every commit stands on more of them than each of its ancestors, also where those between were never run.
  public var depth: Int?

  /// Creates a place.
  public init(
    commit: String? = nil,
    parents: [String] = [],
    committedAt: Timestamp? = nil,
    branch: String? = nil,
    depth: Int? = nil
  ) {
    self.commit = commit
    self.parents = parents
    self.committedAt = committedAt
    self.branch = branch
    self.depth = depth
  }
}

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
