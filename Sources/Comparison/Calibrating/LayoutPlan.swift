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
    roundCount: Int = 50,
    secondsMax: Double = .infinity
  ) {
    self.commit = commit
    self.seed = seed
    self.changes = changes
    self.slowdowns = slowdowns
    self.roundCount = roundCount
    self.secondsMax = secondsMax
  }

  private static let equalCount = 4

  /// All comparisons in their order: both ways of measuring take turns, so that a disturbance of the
  /// machine meets both.
  var trials: [LayoutTrial] {
    (0..<roundCount).flatMap { round in
      let equal = (0..<Self.equalCount).map { (LayoutTrial.Kind(), round * Self.equalCount + $0) }
      let others =
        changes.map { (LayoutTrial.Kind(change: $0), round) }
        + slowdowns.map { (LayoutTrial.Kind(slowdown: $0), round) }
      return (equal + others).flatMap { kind, number in
        [true, false].map { isAveraged in
          LayoutTrial(
            commit: commit,
            seed: seed,
            kind: kind,
            isAveraged: isAveraged,
            number: number
          )
        }
      }
    }
  }
}
