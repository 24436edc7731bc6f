/// The engine's counters by name, for expressions and budgets.
enum CounterNames {
  /// The names in the engine's order; a test holds them equal to what the engine counts.
  static let all = [
    "viewsCreated", "constraintsCreated", "nibsDecoded", "nibsCompiled", "nibsInstantiated",
    "dequeues", "reuseHits", "prepareForReuse", "layoutPasses", "layoutSubviewsCalls",
    "constraintSolves", "textMeasurements", "scheduledBlocks",
  ]
  /// How many systems of constraints took over an earlier one's structure; expressions alone name it.
  static let layoutReplays = "layoutReplays"
  /// What expressions can name.
  static let variables = all + [layoutReplays]
  /// What the meter counts, as budgets name it.
  static let allocations = ["allocations", "bytes"]
  /// What a clock says, as limits on growth name it.
  static let times = ["wallTime", "cpuTime"]
}
