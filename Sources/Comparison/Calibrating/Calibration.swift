import Foundation
import Statistics
import TestModel

/// The comparisons of a calibration.
public struct CalibrationPlan: Sendable {
  /// The injected slowdowns as parts of the time: 0.02 for 2 %; 0 compares a build with itself.
  public var slowdowns: [Double]
  /// The number of comparisons of a build with itself in each round.
  public var ownShare: Int
  /// The slowdown that is compared in every round; the others take turns in every fourth.
  public var mainSlowdown: Double
  /// The number of rounds.
  public var count: Int
  /// The most time for the whole calibration, in seconds.
  public var secondsMax: Double
  /// The number of comparisons of a build with itself that are resampled from the measured
  /// processes.
  public var resampledCount: Int

  /// Creates a plan; nothing is checked.
  public init(
    slowdowns: [Double] = [0.01, 0.02, 0.03, 0.05, 0.10],
    ownShare: Int = 3,
    mainSlowdown: Double = 0.03,
    count: Int = 1000,
    secondsMax: Double = 540,
    resampledCount: Int = 2000
  ) {
    self.slowdowns = slowdowns
    self.ownShare = ownShare
    self.mainSlowdown = mainSlowdown
    self.count = count
    self.secondsMax = secondsMax
    self.resampledCount = resampledCount
  }

  /// The comparisons of a round: the index of a slowdown, or nil for none.
  func turns(of round: Int) -> [Int?] {
    Array(repeating: nil, count: ownShare)
      + slowdowns.indices.filter {
        slowdowns[$0] == mainSlowdown || round.isMultiple(of: Self.seldomness)
      }
  }

  private static let seldomness = 4
}

/// The outcomes of all comparisons with one slowdown.
public struct CalibrationRow: Codable, Hashable, Sendable {
  /// The true slowdown as a part of the time.
  public var slowdown: Double
  /// The number of each verdict, by its name.
  public var verdicts: [String: Int] = [:]
  /// The estimated slowdowns as parts of the time.
  public var estimates: [Double] = []
  /// The duration of each comparison, in seconds.
  public var seconds: [Double] = []

  /// The number of comparisons.
  public var count: Int { estimates.count }

  /// The number of comparisons with a verdict.
  public func count(_ verdict: TimeVerdict) -> Int { verdicts[verdict.rawValue] ?? 0 }

  /// The mean estimate minus the true slowdown, in percentage points; nil without a comparison.
  public var bias: Double? { Sample(estimates).map { ($0.mean - slowdown) * 100 } }

  /// The standard deviation of the estimates, in percentage points; nil below two comparisons.
  public var spread: Double? { Sample(estimates)?.standardDeviation.map { $0 * 100 } }

  mutating func add(_ verdict: TimeVerdict, estimate: Double, seconds: Double) {
    verdicts[verdict.rawValue, default: 0] += 1
    estimates.append(estimate)
    self.seconds.append(seconds)
  }
}

/// The error rates of comparisons on this machine.
public struct CalibrationResult: Codable, Hashable, Sendable {
  /// Independent comparisons of a build with itself.
  public var own: CalibrationRow
  /// Comparisons with an injected slowdown, by its size.
  public var slowed: [CalibrationRow]
  /// Comparisons of a build with itself, resampled from the processes of `own`; they are not
  /// independent.
  public var resampled: CalibrationRow
  /// The number of iterations of a sample.
  public var batchSize: Int
  /// The slowdowns in instructions; empty when those were not counted.
  public var ladder: [LadderStep] = []
  /// The errors of comparisons that failed.
  public var problems: [String]

  /// The upper bound of the false alarm rate after `count` alarms, at 95 % confidence.
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

  /// The binomial probability of at most `count` successes.
  private static func atMost(_ count: Int, of trialCount: Int, rate: Double) -> Double {
    let total = Double(trialCount)
    return (0...count).reduce(0) { sum, successes in
      let k = Double(successes)
      let ways = lgamma(total + 1) - lgamma(k + 1) - lgamma(total - k + 1)
      return sum + exp(ways + k * log(rate) + (total - k) * log1p(-rate))
    }
  }
}

/// Measures how often comparisons on this machine are right.
public struct Calibrator {
  private let measurement: InterleavedMeasurement
  private let settings: MeasuringSettings
  private let tell: (String) -> Void

  /// Creates a calibrator; `tell` receives lines of progress.
  public init(
    settings: MeasuringSettings = MeasuringSettings(),
    tell: @escaping (String) -> Void = { _ in }
  ) {
    self.settings = settings
    self.tell = tell
    measurement = InterleavedMeasurement(settings)
  }

  /// Compares a build with itself many times, with and without slowdowns.
  ///
  /// The kinds take turns, so that disturbances of the machine affect all of them.
  public func run(_ plan: CalibrationPlan, _ benchmarks: [ComparedBenchmark]) -> CalibrationResult {
    var calibration = CalibrationResult(
      own: CalibrationRow(slowdown: 0),
      slowed: plan.slowdowns.map { CalibrationRow(slowdown: $0) },
      resampled: CalibrationRow(slowdown: 0),
      batchSize: 0,
      problems: []
    )
    let start = ContinuousClock.now
    var pool: [ProcessSamples] = []
    var salt: UInt64 = 100
    rounds: for round in 0..<plan.count where !benchmarks.isEmpty {
      for kind in plan.turns(of: round) {
        let spent = (ContinuousClock.now - start).reportSeconds
        guard spent < plan.secondsMax, calibration.problems.count < 10 else { break rounds }
        salt += 1
        let benchmark = benchmarks[next(kind, calibration) % benchmarks.count]
        compare(benchmark, kind, salt, &calibration, &pool)
      }
      if round.isMultiple(of: 5) { tell(Self.text(calibration)) }
    }
    resample(pool, plan.resampledCount, &calibration)
    return calibration
  }

  /// Each kind of comparison takes the benchmarks in turn.
  private func next(_ kind: Int?, _ calibration: CalibrationResult) -> Int {
    kind.map { calibration.slowed[$0].count } ?? calibration.own.count
  }

  private func compare(
    _ benchmark: ComparedBenchmark,
    _ kind: Int?,
    _ salt: UInt64,
    _ calibration: inout CalibrationResult,
    _ pool: inout [ProcessSamples]
  ) {
    let slowdown = kind.map { calibration.slowed[$0].slowdown } ?? 0
    do throws(MeasuringError) {
      let measured = try measurement.measure(benchmark, slowdown: slowdown, salt: salt)
      // The injection is whole iterations, so the true slowdown differs a little from the nominal
      // one.
      let estimate = exp(measured.cpu.estimate) - 1 - (measured.slowdown - slowdown)
      calibration.batchSize = measured.batchSize
      let verdict = measured.judgement.verdict
      guard let kind else {
        calibration.own.add(verdict, estimate: estimate, seconds: measured.seconds)
        pool += measured.processes
        return
      }
      calibration.slowed[kind].add(verdict, estimate: estimate, seconds: measured.seconds)
    } catch {
      calibration.problems.append(error.description)
    }
  }

  /// Resamples comparisons from the measured processes, any number of them.
  ///
  /// They show how the rule behaves on these processes, not on those of another day.
  private func resample(
    _ pool: [ProcessSamples],
    _ count: Int,
    _ calibration: inout CalibrationResult
  ) {
    guard let most = settings.rule.looks.map(\.processCount).max(), pool.count >= most else {
      return
    }
    var generator = SeededGenerator(seed: settings.seed)
    let ratios = pool.map { (head: $0.logRatios(\.cpu), control: $0.controlLogRatios(\.cpu)) }
    for _ in 0..<count {
      let drawn = (0..<most).map { _ in ratios[generator.next(below: ratios.count)] }
      guard let (verdict, estimate) = verdict(drawn) else { continue }
      calibration.resampled.add(verdict, estimate: estimate, seconds: 0)
    }
  }

  private func verdict(
    _ drawn: [(head: [Double], control: [Double])]
  ) -> (TimeVerdict, Double)? {
    var last: (TimeVerdict, Double)?
    for look in settings.rule.looks {
      let seen = drawn.prefix(look.processCount)
      guard let ratio = PairedRatio(logRatios: seen.map(\.head), resampleCount: 200),
        let control = PairedRatio(logRatios: seen.map(\.control), resampleCount: 200)
      else { return nil }
      let verdict = settings.rule.judge(ratio, control: control, at: look).verdict
      last = (verdict, exp(ratio.estimate) - 1)
      if [.slower, .faster, .equivalent].contains(verdict) { break }
    }
    return last
  }

  private static func text(_ calibration: CalibrationResult) -> String {
    let own = calibration.own
    let flagged = own.count(.slower) + own.count(.faster)
    let slowed = calibration.slowed.map { "\($0.count(.slower))/\($0.count)" }
    return "\(flagged) of \(own.count) false alarms; found " + slowed.joined(separator: ", ")
  }
}
