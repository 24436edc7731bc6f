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
