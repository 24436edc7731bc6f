import Foundation
import Statistics
import TestModel

/// What a calibration found out about this machine.
public struct CalibrationResult: Codable, Hashable, Sendable {
  /// Independent comparisons of a build with itself.
  public var own: CalibrationRow
  /// Comparisons with a slowdown put in, by its size.
  public var slowed: [CalibrationRow]
  /// Comparisons of a build with itself that were drawn from the processes of `own`; they are not independent.
  public var resampled: CalibrationRow
  /// The iterations of a sample.
  public var batchSize: Int
  /// What the slowdowns are in instructions; empty where those were not counted.
  public var ladder: [LadderStep] = []
  /// What kept comparisons from being made.
  public var problems: [String]

  /// The greatest rate of false alarms that such a count is compatible with, at 95 % confidence.
  ///
  /// Clopper and Pearson, "The Use of Confidence or Fiducial Limits", Biometrika 26 (1934).
  public static func rateMax(of count: Int, in trialCount: Int) -> Double {
    guard trialCount > 0, count < trialCount else { return 1 }
    var (low, high) = (Double(count) / Double(trialCount), 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if atMost(count, of: trialCount, rate: middle) > 0.05 { low = middle } else { high = middle }
    }
    return high
  }

  /// The probability of at most so many successes.
  private static func atMost(_ count: Int, of trialCount: Int, rate: Double) -> Double {
    let total = Double(trialCount)
    return (0...count).reduce(0) { sum, successes in
      let k = Double(successes)
      let ways = lgamma(total + 1) - lgamma(k + 1) - lgamma(total - k + 1)
      return sum + exp(ways + k * log(rate) + (total - k) * log1p(-rate))
    }
  }
}
