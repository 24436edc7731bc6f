import Foundation
import Statistics
import TestModel

/// How often comparisons with one slowdown came to which verdict.
public struct CalibrationRow: Codable, Hashable, Sendable {
  /// The true slowdown, as a part.
  public var slowdown: Double
  /// The verdicts by name.
  public var verdicts: [String: Int] = [:]
  /// The estimates, as parts.
  public var estimates: [Double] = []
  /// What each comparison took, in seconds.
  public var seconds: [Double] = []

  /// How many comparisons there were.
  public var count: Int { estimates.count }

  /// How many came to a verdict.
  public func count(_ verdict: TimeVerdict) -> Int { verdicts[verdict.rawValue] ?? 0 }

  /// The mean of the estimates less the truth, in percentage points; nil without a comparison.
  public var bias: Double? { Sample(estimates).map { ($0.mean - slowdown) * 100 } }

  /// The standard deviation of the estimates, in percentage points; nil below two comparisons.
  public var spread: Double? { Sample(estimates)?.standardDeviation.map { $0 * 100 } }

  mutating func add(_ verdict: TimeVerdict, estimate: Double, seconds: Double) {
    verdicts[verdict.rawValue, default: 0] += 1
    estimates.append(estimate)
    self.seconds.append(seconds)
  }
}
