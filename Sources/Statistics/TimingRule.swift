import Foundation

/// The rule by which pairs of times become a verdict.
///
/// A control arm, the base a second time, is measured with the others. Its true ratio to the base
/// is 1. So its spread shows what this machine can resolve now, and its distance from 1 whether the
/// run was disturbed.
public struct TimingRule: Sendable, Hashable, Codable {
  /// An interim analysis: when to test, and the error that the test may make.
  public struct Look: Sendable, Hashable, Codable {
    /// The number of processes of each arm measured by then.
    public var processCount: Int
    /// The probability of reporting a difference at this look when there is none.
    public var alpha: Double

    /// Creates a look; nothing is checked.
    public init(processCount: Int, alpha: Double) {
      self.processCount = processCount
      self.alpha = alpha
    }
  }

  /// The least difference that matters, as a part of the base's time.
  public var gateMin: Double
  /// The gate in standard errors of the control arm, which it is never below.
  public var gateErrorCount: Double
  /// The looks in their order.
  ///
  /// Unplanned looks would make false alarms arbitrarily frequent. The errors of these add up to
  /// the whole error.
  public var looks: [Look]
  /// The probability with which a difference of the smallest detectable size is found.
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
  /// Judges the measurements up to a look.
  ///
  /// - Parameters:
  ///   - ratio: The head's ratio to the base.
  ///   - control: The control arm's ratio to the base.
  ///   - look: The look to judge at.
  ///   - layoutNoise: How much the ratio differs from one pair of code layouts to another, as a
  ///     standard deviation of logarithms; 0 where it is not known, or part of the ratio's error.
  /// - Returns: The verdict, and the figures that it follows from.
  public func judge(
    _ ratio: PairedRatio,
    control: PairedRatio,
    at look: Look,
    layoutNoise: Double = 0
  ) -> TimeJudgement {
    let interval = ratio.interval(confidence: 1 - look.alpha)
    let ownGate = max(log1p(gateMin), gateErrorCount * control.standardError)
    let gate = max(ownGate, gateErrorCount * layoutNoise)
    return TimeJudgement(
      verdict: isContaminated(control, gate: ownGate)
        ? .contaminated : verdict(ratio.estimate, interval, gate: gate),
      interval: interval,
      gate: gate,
      smallestDetectable: smallestDetectable(ratio, at: look, gate: gate),
      pValue: min(1, ratio.pValue * alpha / look.alpha)
    )
  }

  // A noisy machine widens the gate, so fewer differences are reported. Equivalence is still judged
  // by the least difference that matters.
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

  // Where the gate is a few standard errors wide, half a gate is reached by chance. So the
  // control's interval must exclude 0 as well.
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
