/// A benchmark of both sides whose times a comparison could not take.
public struct UnmeasuredBenchmark: Codable, Hashable, Sendable {
  /// The benchmark's identity in the base.
  public var identity: CaseIdentity
  /// Why not: a clause without a full stop.
  public var reason: String

  /// Creates a benchmark.
  public init(identity: CaseIdentity, reason: String) {
    self.identity = identity
    self.reason = reason
  }

  /// What is said of the benchmark, behind its name.
  public var text: String { "could not be measured: \(reason)" }
}
