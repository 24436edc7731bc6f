/// A step of a red test, as the run that recorded it found it.
public struct TracedStep: Codable, Hashable, Sendable {
  /// How a step ended.
  public enum Outcome: String, Codable, Sendable {
    /// Nothing was wrong.
    case passed
    /// An expectation did not hold, or the step could not be done.
    case failed
    /// It raised an exception.
    case raised
  }

  /// Its number in the order of running, from 1; numbers that are missing were not kept.
  public var number: Int
  /// Its line in the suite.
  public var line: Int
  /// The number of steps that hold it, such as `<repeat>`.
  public var depth: Int
  /// How often the step of this line had run, this time included.
  public var runCount: Int
  /// How it ended.
  public var outcome: Outcome
  /// What was wrong, or what was raised.
  public var message: String?
  /// The tree after it, as ranges of rows of the trace; nil when it has none of its own.
  public var rows: String?
  /// The number of views that the tree had beyond those that are kept.
  public var omittedViewCount: Int?

  /// Creates a step.
  public init(
    number: Int,
    line: Int,
    depth: Int = 0,
    runCount: Int = 1,
    outcome: Outcome = .passed,
    message: String? = nil,
    rows: String? = nil,
    omittedViewCount: Int? = nil
  ) {
    self.number = number
    self.line = line
    self.depth = depth
    self.runCount = runCount
    self.outcome = outcome
    self.message = message
    self.rows = rows
    self.omittedViewCount = omittedViewCount
  }
}
