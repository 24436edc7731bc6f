import TestModel

/// What the reports of a check say besides its result.
public struct CheckContext: Sendable {
  /// The kinds of findings.
  public var rules: [FindingRule]
  /// The paths of documents in the repository.
  public var paths: RepositoryPaths
  /// The baseline's file; nil without one.
  public var baseline: String?

  /// The code that the command ends with after a check.
  public var exitCode: @Sendable (RunResult) -> Int32

  /// Creates the context of a check.
  public init(
    rules: [FindingRule],
    paths: RepositoryPaths,
    baseline: String? = nil,
    exitCode: @escaping @Sendable (RunResult) -> Int32
  ) {
    self.rules = rules
    self.paths = paths
    self.baseline = baseline
    self.exitCode = exitCode
  }
}
