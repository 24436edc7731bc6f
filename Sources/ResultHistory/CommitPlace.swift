import TestModel

/// The position of a run's commit in its repository, which git knows and a result does not.
public struct CommitPlace: Codable, Hashable, Sendable {
  /// The commit; nil for the one that the result names.
  public var commit: String?
  /// The commit's parents, the merged-into branch first.
  public var parents: [String]
  /// The commit's date; nil when unknown.
  public var committedAt: Timestamp?
  /// The checked-out branch; nil for a detached head.
  public var branch: String?
  /// The number of its ancestors plus itself; nil when unknown, as in a shallow clone.
  ///
  /// A commit has a greater depth than each of its ancestors, even where commits between them have
  /// no run.
  public var depth: Int?

  /// Creates a position; each omitted part is unknown.
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
