import Statistics

/// A slowdown that was put into a benchmark to see whether the comparison finds it.
public struct CanaryResult: Codable, Hashable, Sendable {
  /// The benchmark.
  public var identity: CaseIdentity
  /// The slowdown, as a part of the base's time.
  public var slowdown: Double
  /// What the comparison said.
  public var verdict: TimeVerdict
  /// The ratio that it saw.
  public var cpu: RatioFigures

  /// Creates a result.
  public init(
    identity: CaseIdentity,
    slowdown: Double,
    verdict: TimeVerdict,
    cpu: RatioFigures
  ) {
    self.identity = identity
    self.slowdown = slowdown
    self.verdict = verdict
    self.cpu = cpu
  }

  /// Whether it was found.
  public var wasFound: Bool { verdict == .slower }
}
