/// Which comparisons a calibration of code layouts makes, round by round.
public struct LayoutPlan: Sendable {
  /// The commit of the sources.
  public var commit: String
  /// The seed of all comparisons.
  public var seed: UInt64
  /// The changes that change nothing.
  public var changes: [SourceChange]
  /// The slowdowns, as parts.
  public var slowdowns: [Double]
  /// How layouts are drawn: every kind is compared in each of these ways.
  public var draws: [LayoutDraw]
  /// How many rounds are made; each has four comparisons of equal sources, and one of each other kind.
  public var roundCount: Int
  /// When to stop at the latest, in seconds.
  public var secondsMax: Double

  /// Creates a plan.
  public init(
    commit: String,
    seed: UInt64,
    changes: [SourceChange] = SourceChange.allCases,
    slowdowns: [Double],
    draws: [LayoutDraw] = LayoutDraw.allCases,
    roundCount: Int = 50,
    secondsMax: Double = .infinity
  ) {
    self.commit = commit
    self.seed = seed
    self.changes = changes
    self.slowdowns = slowdowns
    self.draws = draws
    self.roundCount = roundCount
    self.secondsMax = secondsMax
  }

  private static let equalCount = 4

  /// All comparisons in their order: the ways of drawing take turns, so that a disturbance of the
  /// machine meets them all.
  var trials: [LayoutTrial] {
    (0..<roundCount).flatMap { round in
      let equal = (0..<Self.equalCount).map { (LayoutTrial.Kind(), round * Self.equalCount + $0) }
      let others =
        changes.map { (LayoutTrial.Kind(change: $0), round) }
        + slowdowns.map { (LayoutTrial.Kind(slowdown: $0), round) }
      return (equal + others).flatMap { kind, number in
        draws.map { draw in
          LayoutTrial(commit: commit, seed: seed, kind: kind, draw: draw, number: number)
        }
      }
    }
  }
}
