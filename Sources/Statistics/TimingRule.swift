import Foundation

/// How pairs of times become a verdict.
///
/// A third arm, the base a second time, is measured with the others: its ratio to the base is known to be 1, so that
/// its spread says what this machine can tell apart now, and its distance from 1 whether the run can be believed.
public struct TimingRule: Sendable, Hashable, Codable {
  /// A moment at which to look at what was measured, and the error that it may make.
  public struct Look: Sendable, Hashable, Codable {
    /// How many processes of each arm have been measured by then.
    public var processCount: Int
    /// The probability, under no difference, of a verdict of a difference at this look.
    public var alpha: Double

    /// Creates a look.
    public init(processCount: Int, alpha: Double) {
      self.processCount = processCount
      self.alpha = alpha
    }
  }

  /// The least difference that matters, as a part of the base's time.
  public var gateMin: Double
  /// The gate is at least so many standard errors of the control arm.
  public var gateErrorCount: Double
  /// The looks in their order.
  ///
  /// Looking whenever one likes makes false alarms as common as one likes; the errors of these add up to the error of
  /// the whole.
  public var looks: [Look]
  /// The probability of finding the smallest detectable difference.
  public var power: Double
  /// The part of the differences reported over a suite that may be false.
  public var falseDiscoveryRate: Double

  /// Creates the rule; its defaults are those that `Documentation/Statistics.md` measures.
  public init(
    gateMin: Double = 0.01,
    gateErrorCount: Double = 3,
    looks: [Look] = [
      Look(processCount: 10, alpha: 0.002),
      Look(processCount: 20, alpha: 0.003),
      Look(processCount: 40, alpha: 0.005),
    ],
    power: Double = 0.95,
    falseDiscoveryRate: Double = 0.01
  ) {
    self.gateMin = gateMin
    self.gateErrorCount = gateErrorCount
    self.looks = looks
    self.power = power
    self.falseDiscoveryRate = falseDiscoveryRate
  }

  /// The error of all looks together.
  public var alpha: Double { looks.reduce(0) { $0 + $1.alpha } }
}

extension TimingRule {
  /// Judges what was measured up to a look.
  ///
  /// - Parameters:
  ///   - ratio: The head to the base.
  ///   - control: The base's second arm to the base.
  ///   - look: Which look it is.
  /// - Returns: The verdict, and the figures that it follows from.
  public func judge(
    _ ratio: PairedRatio,
    control: PairedRatio,
    at look: Look
  ) -> TimeJudgement {
    let interval = ratio.interval(confidence: 1 - look.alpha)
    let gate = max(log1p(gateMin), gateErrorCount * control.standardError)
    return TimeJudgement(
      verdict: isContaminated(control, gate: gate)
        ? .contaminated : verdict(ratio.estimate, interval, gate: gate),
      interval: interval,
      gate: gate,
      smallestDetectable: smallestDetectable(ratio, at: look, gate: gate),
      pValue: min(1, ratio.pValue * alpha / look.alpha)
    )
  }

  // A noisy machine widens the gate, which only means that less can be said: equivalent is what lies within the
  // difference that was said to matter.
  private func verdict(
    _ estimate: Double,
    _ interval: ConfidenceInterval,
    gate: Double
  ) -> TimeVerdict {
    let same = log1p(gateMin)
    if interval.lower > -same, interval.upper < same { return .equivalent }
    if interval.lower > 0, estimate > gate { return .slower }
    if interval.upper < 0, estimate < -gate { return .faster }
    return .inconclusive
  }

  // Half a gate alone is reached by chance where the gate is a few standard errors wide; a control that
  // moved is one that also cannot be 0.
  private func isContaminated(_ control: PairedRatio, gate: Double) -> Bool {
    let interval = control.interval(confidence: 1 - alpha)
    return abs(control.estimate) > gate / 2 && (interval.lower > 0 || interval.upper < 0)
  }

  private func smallestDetectable(
    _ ratio: PairedRatio,
    at look: Look,
    gate: Double
  ) -> Double {
    let reserve = ratio.distribution.quantile(power) * ratio.standardError
    let threshold = ratio.distribution.quantile(1 - look.alpha / 2) * ratio.standardError
    return max(gate, threshold) + reserve
  }
}
