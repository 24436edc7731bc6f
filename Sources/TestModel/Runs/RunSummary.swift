/// The totals of a run, and whether it is complete.
public struct RunSummary: Hashable, Sendable {
  /// The number of cases of each status.
  public var totals: StatusTotals
  /// Wall time of the run.
  public var duration: Duration
  /// Whether every planned case ran; false for a run that was stopped or killed.
  public var isComplete: Bool
  /// The number of cases that passed only because they were run again.
  public var flakyCount: Int
  /// Whether flaky cases fail the run.
  public var failsOnFlaky: Bool
  /// Why the run is incomplete: a clause without a full stop.
  ///
  /// Nil for a complete run, and for one that ended at its first red case because it was asked to.
  public var interruption: String?
  /// What changed since the revision that a check of documents is compared with; nil for other runs.
  public var changes: BaseChanges?

  /// Creates a summary.
  public init(
    totals: StatusTotals,
    duration: Duration,
    isComplete: Bool,
    flakyCount: Int = 0,
    failsOnFlaky: Bool = false,
    interruption: String? = nil,
    changes: BaseChanges? = nil
  ) {
    self.totals = totals
    self.duration = duration
    self.isComplete = isComplete
    self.flakyCount = flakyCount
    self.failsOnFlaky = failsOnFlaky
    self.interruption = interruption
    self.changes = changes
  }

  /// Whether the run is complete, has at least one case, and has none that fails it.
  public var isGreen: Bool {
    isComplete && totals.count > 0 && totals.redCount == 0 && !isRedByFlaky
  }

  /// Why not every planned case had its turn: a clause without a full stop; nil for a complete run.
  public var incompleteness: String? {
    interruption ?? (isComplete ? nil : "it ended before every case had its turn")
  }

  /// Whether flaky cases fail this run.
  public var isRedByFlaky: Bool { failsOnFlaky && flakyCount > 0 }
}

extension RunSummary: Codable {
  private enum CodingKeys: String, CodingKey {
    case totals, seconds, isComplete, flakyCount, failsOnFlaky, interruption, changes
  }

  /// Reads a summary.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      totals: try box.decode(StatusTotals.self, forKey: .totals),
      duration: Duration(reportSeconds: try box.decode(Double.self, forKey: .seconds)),
      isComplete: try box.decode(Bool.self, forKey: .isComplete),
      flakyCount: try box.decodeIfPresent(Int.self, forKey: .flakyCount) ?? 0,
      failsOnFlaky: try box.decodeIfPresent(Bool.self, forKey: .failsOnFlaky) ?? false,
      interruption: try box.decodeIfPresent(String.self, forKey: .interruption),
      changes: try box.decodeIfPresent(BaseChanges.self, forKey: .changes)
    )
  }

  /// Writes the summary.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(totals, forKey: .totals)
    try box.encode(duration.reportSeconds, forKey: .seconds)
    try box.encode(isComplete, forKey: .isComplete)
    if flakyCount > 0 { try box.encode(flakyCount, forKey: .flakyCount) }
    if failsOnFlaky { try box.encode(failsOnFlaky, forKey: .failsOnFlaky) }
    try box.encodeIfPresent(interruption, forKey: .interruption)
    try box.encodeIfPresent(changes, forKey: .changes)
  }
}
