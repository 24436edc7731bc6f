import Statistics

/// A slowdown injected into a benchmark to test whether the comparison finds it.
public struct CanaryResult: Codable, Hashable, Sendable {
  /// The benchmark's identity in the base.
  public var identity: CaseIdentity
  /// The injected slowdown, as a part of the base's time.
  public var slowdown: Double
  /// The comparison's verdict on the slowed benchmark.
  public var verdict: TimeVerdict
  /// The measured ratio, in processor time.
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

  /// Whether the comparison found the slowdown.
  public var wasFound: Bool { verdict == .slower }
}
