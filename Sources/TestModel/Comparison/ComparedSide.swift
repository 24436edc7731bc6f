/// One side of a comparison.
public struct ComparedSide: Codable, Hashable, Sendable {
  /// How it was asked for: a revision or a path.
  public var name: String
  /// The commit, where it is one.
  public var commit: String?
  /// How many cases it has.
  public var caseCount: Int
  /// The machine that measured it; nil when nothing was measured.
  public var host: HostFingerprint?

  /// Creates a side.
  public init(
    name: String,
    commit: String? = nil,
    caseCount: Int = 0,
    host: HostFingerprint? = nil
  ) {
    self.name = name
    self.commit = commit
    self.caseCount = caseCount
    self.host = host
  }
}
