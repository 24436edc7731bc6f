/// A verdict with the figures that it follows from; all figures are logarithms of ratios.
public struct TimeJudgement: Sendable, Hashable {
  /// The conclusion from the figures.
  public var verdict: TimeVerdict
  /// The confidence interval of the head's ratio to the base.
  public var interval: ConfidenceInterval
  /// The least difference that matters.
  public var gate: Double
  /// The smallest true difference that would be found with the rule's power.
  public var smallestDetectable: Double
  /// The p-value of the ratio times the rule's error over the look's, so that looks are comparable;
  /// at most 1.
  public var pValue: Double
}
