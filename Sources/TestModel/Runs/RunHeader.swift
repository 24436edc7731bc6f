/// The facts about a run that are known at its start.
public struct RunHeader: Codable, Hashable, Sendable {
  /// The version of Nibmark.
  public var toolVersion: String
  /// When the run started.
  public var startedAt: Timestamp
  /// The seed of all random numbers.
  public var seed: UInt64
  /// The machine.
  public var host: HostFingerprint
  /// The commit under test; nil outside a work tree.
  public var commit: String?
  /// The folder below which files may be read.
  public var root: String
  /// The folder that paths of suites start from; nil when the plan did not say it.
  public var suiteRoot: String?
  /// The folder that the command was started in; nil when it is unknown.
  public var workingFolder: String?
  /// The command line as given.
  public var arguments: [String]
  /// Further properties that reports print, in order.
  public var properties: [CaseProperty]
  /// The shard that was run; nil for the whole plan.
  public var shard: RunShard?

  /// Creates a header.
  public init(
    toolVersion: String,
    startedAt: Timestamp,
    seed: UInt64,
    host: HostFingerprint,
    commit: String? = nil,
    root: String,
    arguments: [String] = [],
    properties: [CaseProperty] = [],
    shard: RunShard? = nil
  ) {
    self.toolVersion = toolVersion
    self.startedAt = startedAt
    self.seed = seed
    self.host = host
    self.commit = commit
    self.root = root
    self.arguments = arguments
    self.properties = properties
    self.shard = shard
  }
}
