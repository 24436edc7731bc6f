import Foundation
import Statistics
import TestModel

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
