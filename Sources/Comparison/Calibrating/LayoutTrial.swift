import Numbers
import Statistics
import TestModel

/// One comparison of a whole suite in a calibration of code layouts.
public struct LayoutTrial: Codable, Hashable, Sendable {
  /// What differs between the two sides besides their layouts.
  public struct Kind: Codable, Hashable, Sendable {
    /// The change of the head's source; nil for equal sources.
    public var change: SourceChange?
    /// The slowdown of the head, as a part.
    public var slowdown: Double

    init(change: SourceChange? = nil, slowdown: Double = 0) {
      self.change = change
      self.slowdown = slowdown
    }
  }

  /// What a benchmark of the comparison came to.
  public struct Outcome: Codable, Hashable, Sendable {
    /// The benchmark's suite and name.
    public var benchmark: String
    /// The verdict of the whole comparison on it.
    public var verdict: TimeVerdict
    /// The estimate, as a part.
    public var estimate: Double
    /// The slowdown that whole iterations made of the nominal one.
    public var slowdown: Double
    /// What criterion's rule says of the first measurement; nil in journals that are older than it.
    public var byTwoRuns: TimeVerdict?
  }

  /// The commit of the sources.
  public var commit: String
  /// The calibration's seed.
  public var seed: UInt64
  /// What differs.
  public var kind: Kind
  /// How layouts were drawn.
  public var draw: LayoutDraw
  /// The number among those of its kind.
  public var number: Int
  /// The benchmarks; empty before it was made.
  public var outcomes: [Outcome] = []
  /// What it took, in seconds.
  public var seconds = 0.0

  /// Whether it is a false alarm, for sides that do the same.
  public var hasAlarm: Bool {
    outcomes.contains { $0.verdict == .slower || $0.verdict == .faster }
  }

  /// Whether criterion's rule makes it one; nil where that was not asked.
  var hasAlarmByTwoRuns: Bool? {
    guard outcomes.contains(where: { $0.byTwoRuns != nil }) else { return nil }
    return outcomes.contains { $0.byTwoRuns == .slower || $0.byTwoRuns == .faster }
  }

  /// Whether it is the same comparison, made or not.
  func isSame(as other: LayoutTrial) -> Bool {
    commit == other.commit && seed == other.seed && kind == other.kind
      && draw == other.draw && number == other.number
  }

  /// The seed of orders, layouts and resampling: each comparison has its own.
  var ownSeed: UInt64 {
    var hash = FNV1a(seed: seed)
    hash.add("\(kind.change?.rawValue ?? "equal") \(kind.slowdown) \(draw.rawValue) \(number)".utf8)
    return hash.value
  }
}
