import Foundation
import Statistics
import SuiteMessages
import TestModel

/// How benchmarks are measured.
public struct MeasuringSettings: Sendable, Hashable {
  /// How pairs become verdicts.
  public var rule: TimingRule
  /// How many pairs each process takes.
  public var pairCount: Int
  /// How long a sample lasts at least, in seconds.
  public var batchDuration: Double
  /// How long a benchmark is measured at most, in seconds; the first look is always taken.
  public var secondsMax: Double
  /// The seed of orders and resampling.
  public var seed: UInt64
  /// What an iteration may take, in nanoseconds; three times the base's median when nil.
  public var frameBudget: Double?
  /// How groups of processes draw code layouts, where they can.
  public var layoutDraw = LayoutDraw.alike
  /// What is known of benchmarks whose sides are one binary each.
  public var layoutNoise = LayoutNoise()

  /// Creates settings; the defaults are those that `Documentation/Statistics.md` measures.
  public init(
    rule: TimingRule = TimingRule(),
    pairCount: Int = 6,
    batchDuration: Double = 0.005,
    secondsMax: Double = 10,
    seed: UInt64 = 1
  ) {
    self.rule = rule
    self.pairCount = pairCount
    self.batchDuration = batchDuration
    self.secondsMax = secondsMax
    self.seed = seed
  }

  /// These settings where every process has addresses of its own: twice the processes and twice the time.
  ///
  /// Processes then differ by about one and a half times as much, and errors fall with the root of their number.
  var forRandomAddresses: MeasuringSettings {
    var settings = self
    settings.secondsMax *= 2
    for index in settings.rule.looks.indices { settings.rule.looks[index].processCount *= 2 }
    return settings
  }
}
