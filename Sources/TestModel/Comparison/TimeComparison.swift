import Statistics

/// A benchmark whose times of two builds were compared.
public struct TimeComparison: Codable, Hashable, Sendable {
  /// The benchmark.
  public var identity: CaseIdentity
  /// What the comparison says.
  public var verdict: TimeVerdict
  /// Time on a processor, head to base: what the verdict is about.
  public var cpu: RatioFigures
  /// Wall time, head to base.
  public var wall: RatioFigures
  /// Time on a processor, the base's second arm to the base.
  public var control: RatioFigures
  /// The difference that matters, as a part of the base's time: 0.01 for one per cent.
  public var gate: Double
  /// The smallest true difference that would have been found, as a part of the base's time.
  public var smallestDetectable: Double
  /// The probability of such a ratio under no difference.
  public var pValue: Double
  /// The base's median, in nanoseconds of an iteration.
  public var baseTime: Double
  /// The head's median, in nanoseconds of an iteration.
  public var headTime: Double
  /// How many iterations made a sample.
  public var batchSize: Int
  /// How many processes of each arm were measured.
  public var processCount: Int
  /// How many pairs of samples were taken.
  public var pairCount: Int
  /// How long it took, in seconds.
  public var seconds: Double
  /// What a second measurement in new processes said; nil when nothing called for one.
  public var confirmation: Confirmation?
  /// Why the verdict is another than the figures alone say.
  public var note: String?
  /// The base's frames, held to a budget; nil in comparisons that did not count them.
  public var baseFrames: FrameFigures?
  /// The head's frames, held to the same budget.
  public var headFrames: FrameFigures?
  /// The samples, process by process; nil in comparisons that did not keep them.
  public var processes: [ProcessTimes]?

  /// A second measurement.
  public struct Confirmation: Codable, Hashable, Sendable {
    /// What it says by itself.
    public var verdict: TimeVerdict
    /// Its ratio.
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
