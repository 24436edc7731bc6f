/// An exact counter of a benchmark that changed.
public struct CounterChange: Codable, Hashable, Sendable {
  /// The meaning of a change.
  public enum Verdict: String, Codable, Sendable {
    /// It rose.
    case up
    /// It rose to the value that the head's accepted counters state.
    case accepted
    /// It fell.
    case down
    /// It changed, and neither direction is better.
    case changed
    /// It is no longer counted, so nothing says whether it rose.
    case gone
    /// It differs from iteration to iteration, so it decides nothing.
    case inexact
  }

  /// One function's part in a difference.
  public struct Function: Codable, Hashable, Sendable {
    /// The function's demangled name.
    public var name: String
    /// The increase of its own count in one iteration.
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
  /// The value in the base of this comparison; nil when it was not counted there.
  public var base: Double?
  /// The accepted value at the merge base; nil for none.
  public var accepted: Double?
  /// The value in the head; nil when it is no longer counted there.
  public var head: Double?
  /// The meaning of the change.
  public var verdict: Verdict
  /// The functions that cause the difference, greatest part first; nil when unknown.
  public var functions: [Function]?

  /// Creates a change.
  public init(
    identity: CaseIdentity,
    metric: String,
    unit: String,
    base: Double?,
    accepted: Double?,
    head: Double?,
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

  /// The value that the head is compared with.
  public var reference: Double? { accepted ?? base }

  /// The reference and the head's value as reports write them, `none` for one that is not there.
  public var texts: (was: String, now: String) {
    func text(_ value: Double?) -> String {
      value.map { ComparisonFigures.value($0, unit: unit) } ?? "none"
    }
    return (text(reference), text(head))
  }
}
