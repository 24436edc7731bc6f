import SuiteMessages
import TestModel

/// A benchmark that can be timed, with the suite that holds it.
public struct PlannedBenchmark: Sendable {
  /// What names it.
  public var identity: CaseIdentity
  /// The suite, and the root below which it is read.
  public var sources: SuiteSources

  /// Creates a benchmark.
  public init(identity: CaseIdentity, sources: SuiteSources) {
    self.identity = identity
    self.sources = sources
  }
}
