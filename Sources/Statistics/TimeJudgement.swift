/// A verdict with the figures that it follows from; all on the scale of logarithms.
public struct TimeJudgement: Sendable, Hashable {
  /// What it says.
  public var verdict: TimeVerdict
  /// The interval of the head's ratio to the base.
  public var interval: ConfidenceInterval
  /// The difference that matters.
  public var gate: Double
  /// The smallest true difference that would be found with the rule's power.
  public var smallestDetectable: Double
  /// The probability of such a ratio under no difference, made comparable with other looks' by their shares.
  public var pValue: Double
}
