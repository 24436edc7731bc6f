/// One side of a comparison.
public struct ComparedSide: Codable, Hashable, Sendable {
  /// The side as given on the command line: a revision or a path.
  public var name: String
  /// The commit; nil for a side that is none.
  public var commit: String?
  /// The number of its cases.
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
