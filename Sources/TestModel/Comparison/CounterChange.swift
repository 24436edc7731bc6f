/// An exact counter of a benchmark that differs.
public struct CounterChange: Codable, Hashable, Sendable {
  /// What the difference means.
  public enum Verdict: String, Codable, Sendable {
    /// It rose.
    case up
    /// It rose, and the accepted counters of the head say so.
    case accepted
    /// It fell.
    case down
    /// It changed, which is neither better nor worse by itself.
    case changed
    /// It is not the same from iteration to iteration, so that it decides nothing.
    case inexact
  }

  /// What one function has to do with a difference.
  public struct Function: Codable, Hashable, Sendable {
    /// The function, demangled.
    public var name: String
    /// How much more it counts itself in one iteration.
    public var difference: Double

    /// Creates a part of a difference.
    public init(name: String, difference: Double) {
      self.name = name
      self.difference = difference
    }
  }

  /// The benchmark.
  public var identity: CaseIdentity
  /// The counter.
  public var metric: String
  /// Its unit.
  public var unit: String
  /// What it was in the base of this comparison; nil when it was not counted there.
  public var base: Double?
  /// What was accepted at the merge base; nil when nothing was.
  public var accepted: Double?
  /// What it is.
  public var head: Double
  /// What the difference means.
  public var verdict: Verdict
  /// The functions that the difference comes from, most first; nil where they are not known.
  public var functions: [Function]?

  /// Creates a change.
  public init(
    identity: CaseIdentity,
    metric: String,
    unit: String,
    base: Double?,
    accepted: Double?,
    head: Double,
    verdict: Verdict
  ) {
    self.identity = identity
    self.metric = metric
    self.unit = unit
    self.base = base
    self.accepted = accepted
    self.head = head
    self.verdict = verdict
  }

  /// What the head is held to.
  public var reference: Double? { accepted ?? base }
}
