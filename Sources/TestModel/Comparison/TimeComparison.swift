import Statistics

/// The comparison of one benchmark's times between two builds.
public struct TimeComparison: Codable, Hashable, Sendable {
  /// The benchmark.
  public var identity: CaseIdentity
  /// The conclusion, drawn from processor times.
  public var verdict: TimeVerdict
  /// The ratio of processor times, head to base.
  public var cpu: RatioFigures
  /// The ratio of wall times, head to base.
  public var wall: RatioFigures
  /// The ratio of processor times, control arm to base.
  public var control: RatioFigures
  /// The least difference that matters, as a part of the base's time: 0.01 for 1 %.
  public var gate: Double
  /// The smallest detectable true difference, as a part of the base's time.
  public var smallestDetectable: Double
  /// The probability of such a ratio when there is no difference.
  public var pValue: Double
  /// The base's median time of an iteration, in nanoseconds.
  public var baseTime: Double
  /// The head's median time of an iteration, in nanoseconds.
  public var headTime: Double
  /// The number of iterations of a sample.
  public var batchSize: Int
  /// The number of processes of each arm.
  public var processCount: Int
  /// The number of pairs of samples.
  public var pairCount: Int
  /// The duration of the measurement, in seconds.
  public var seconds: Double
  /// A second measurement in new processes; nil when none was needed.
  public var confirmation: Confirmation?
  /// The reason for a verdict that differs from the figures.
  public var note: String?
  /// The base's frames over a budget; nil in comparisons that did not count them.
  public var baseFrames: FrameFigures?
  /// The head's frames over the same budget.
  public var headFrames: FrameFigures?
  /// The samples, process by process; nil in comparisons that did not keep them.
  public var processes: [ProcessTimes]?
  /// The number of code layouts of each side that were measured; nil where a side is one binary.
  public var layoutCount: Int?
  /// The spread of the ratio from one pair of code layouts to another, as a part; nil where it is
  /// not known, or where layouts are drawn.
  public var layoutNoise: Double?
  /// Whether a page shows what the verdict comes from; nil where nobody asked.
  public var isExplained: Bool?
  /// The instructions of an iteration; nil where they were not counted.
  public var instructions: Instructions?

  /// The instructions of both sides.
  public struct Instructions: Codable, Hashable, Sendable {
    /// The base's median process.
    public var base: Double
    /// The head's median process.
    public var head: Double
    /// Whether the sides differ by less than is shown, or by no more than processes of one side.
    public var areEqual: Bool

    /// Creates the counts of both sides.
    public init(base: Double, head: Double, areEqual: Bool) {
      self.base = base
      self.head = head
      self.areEqual = areEqual
    }
  }

  /// A second measurement.
  public struct Confirmation: Codable, Hashable, Sendable {
    /// The second measurement's own verdict.
    public var verdict: TimeVerdict
    /// The second measurement's ratio of processor times.
    public var cpu: RatioFigures

    /// Creates a second measurement.
    public init(verdict: TimeVerdict, cpu: RatioFigures) {
      self.verdict = verdict
      self.cpu = cpu
    }
  }

  /// Creates a comparison.
  public init(
    identity: CaseIdentity,
    verdict: TimeVerdict,
    cpu: RatioFigures,
    wall: RatioFigures,
    control: RatioFigures,
    gate: Double,
    smallestDetectable: Double,
    pValue: Double,
    baseTime: Double,
    headTime: Double,
    batchSize: Int,
    processCount: Int,
    pairCount: Int,
    seconds: Double
  ) {
    self.identity = identity
    self.verdict = verdict
    self.cpu = cpu
    self.wall = wall
    self.control = control
    self.gate = gate
    self.smallestDetectable = smallestDetectable
    self.pValue = pValue
    self.baseTime = baseTime
    self.headTime = headTime
    self.batchSize = batchSize
    self.processCount = processCount
    self.pairCount = pairCount
    self.seconds = seconds
  }
}
