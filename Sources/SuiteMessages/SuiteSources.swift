/// Where the suites of a run came from, so that a worker can load the same ones.
public struct SuiteSources: Sendable, Hashable {
  /// The files and folders that were asked for.
  public var paths: [String]
  /// The folder below which files may be read; nil when each suite finds its own.
  public var root: String?

  /// Whether hidden and generated folders, and links out of the root, were looked into as well.
  public var includesIgnored: Bool

  /// Creates sources; they are what `SuiteLoader` took.
  public init(paths: [String], root: String? = nil, includesIgnored: Bool = false) {
    self.paths = paths
    self.root = root
    self.includesIgnored = includesIgnored
  }
}
