/// What the engine did, in exact counts that repeat from run to run.
///
/// Budgets gate on these, so every field is a plain `Int` that costs one add.
@preconcurrency @MainActor
public struct EngineCounters: Equatable {
  /// Views created, by any initialiser.
  public var viewsCreated = 0
  /// Constraints created; those of a nib count with its instantiation, though their objects are made when asked for.
  public var constraintsCreated = 0
  /// Documents decoded.
  public var nibsDecoded = 0
  /// Documents compiled to an instantiation program.
  public var nibsCompiled = 0
  /// Instantiations of a compiled nib.
  public var nibsInstantiated = 0
  /// Requests for a reusable view.
  public var dequeues = 0
  /// Requests for a reusable view that a pooled view answered.
  public var reuseHits = 0
  /// Calls of `prepareForReuse`.
  public var prepareForReuse = 0
  /// Layout passes that found something to do.
  public var layoutPasses = 0
  /// Calls of `layoutSubviews`.
  public var layoutSubviewsCalls = 0
  /// Times that the constraints of an island were solved.
  public var constraintSolves = 0
  /// Systems of constraints that took over the structure of an earlier one; for suites, not for budgets.
  public var layoutReplays = 0
  /// Texts measured; a cached size counts nothing.
  public var textMeasurements = 0
  /// Blocks, timers and completions run by the main loop.
  public var scheduledBlocks = 0

  /// Creates counters at zero.
  public nonisolated init() {}

  /// The counters of this process.
  ///
  /// Counting is one add between two other instructions, which nothing can interrupt: checks of exclusivity would
  /// cost many times as much.
  @exclusivity(unchecked) public static var current = EngineCounters()

  /// Every counter with its name, in a fixed order, for reports.
  public var namedValues: [(name: String, value: Int)] {
    [
      ("viewsCreated", viewsCreated), ("constraintsCreated", constraintsCreated),
      ("nibsDecoded", nibsDecoded), ("nibsCompiled", nibsCompiled),
      ("nibsInstantiated", nibsInstantiated), ("dequeues", dequeues), ("reuseHits", reuseHits),
      ("prepareForReuse", prepareForReuse), ("layoutPasses", layoutPasses),
      ("layoutSubviewsCalls", layoutSubviewsCalls), ("constraintSolves", constraintSolves),
      ("textMeasurements", textMeasurements),
      ("scheduledBlocks", scheduledBlocks),
    ]
  }
}
