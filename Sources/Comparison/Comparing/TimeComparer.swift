import Foundation
import Statistics
import TestModel

/// Compares the times of all benchmarks of a suite.
///
/// A benchmark with a difference is measured again in new processes. A process's memory layout, or
/// another program, can shift a ratio and still leave its interval narrow, but hardly twice.
public struct TimeComparer {
  private let measurement: InterleavedMeasurement
  private let settings: MeasuringSettings
  private let tell: (String) -> Void

  /// Creates a comparer; `tell` receives lines of progress.
  public init(
    settings: MeasuringSettings = MeasuringSettings(),
    tell: @escaping (String) -> Void = { _ in }
  ) {
    self.settings = settings
    self.tell = tell
    measurement = InterleavedMeasurement(settings)
  }

  /// The result for all benchmarks.
  public struct Outcome: Sendable {
    /// The benchmarks that were measured.
    public var times: [TimeComparison] = []
    /// Why others could not be measured.
    public var messages: [RunMessage] = []
  }

  /// Measures all benchmarks, one after the other; a calibration puts a slowdown into the heads.
  public func compare(_ benchmarks: [ComparedBenchmark], slowdown: Double = 0) -> Outcome {
    var outcome = Outcome()
    var measured: [ComparedBenchmark] = []
    for benchmark in benchmarks {
      guard let comparison = firstComparison(benchmark, slowdown, &outcome.messages) else {
        continue
      }
      outcome.times.append(comparison)
      measured.append(benchmark)
    }
    dismissChance(&outcome.times)
    for index in outcome.times.indices {
      confirm(&outcome.times[index], measured[index], slowdown, &outcome.messages)
    }
    return outcome
  }

  /// Measures a benchmark, and again if the base differed from itself.
  private func firstComparison(
    _ benchmark: ComparedBenchmark,
    _ slowdown: Double,
    _ messages: inout [RunMessage]
  ) -> TimeComparison? {
    guard let first = comparison(benchmark, slowdown, salt: 0, &messages) else { return nil }
    guard first.verdict == .contaminated else { return first }
    return comparison(benchmark, slowdown, salt: 1, &messages) ?? first
  }

  private func comparison(
    _ benchmark: ComparedBenchmark,
    _ slowdown: Double,
    salt: UInt64,
    _ messages: inout [RunMessage]
  ) -> TimeComparison? {
    do throws(MeasuringError) {
      let measured = try measurement.measure(benchmark, slowdown: slowdown, salt: salt)
      var comparison = measured.comparison
      comparison.processes = measured.processes.map(\.times)
      let frames = measured.frames(budget: settings.frameBudget)
      (comparison.baseFrames, comparison.headFrames) = (frames.base, frames.head)
      tell(Self.text(of: comparison))
      return comparison
    } catch {
      let text = "\(benchmark.identity) could not be measured: \(error.description)"
      messages.append(RunMessage(level: .warning, text: text))
      return nil
    }
  }

  /// Corrects for multiple tests: among many benchmarks, some differ by chance.
  private func dismissChance(_ times: inout [TimeComparison]) {
    let rate = settings.rule.falseDiscoveryRate
    let isKept = MultipleTesting.benjaminiHochberg(times.map(\.pValue), rate: rate)
    for index in times.indices where times[index].isFlagged && !isKept[index] {
      times[index].note =
        "was \(times[index].verdict.rawValue) by itself, which among \(times.count) benchmarks "
        + "happens by chance"
      times[index].verdict = .inconclusive
    }
  }

  private func confirm(
    _ time: inout TimeComparison,
    _ benchmark: ComparedBenchmark,
    _ slowdown: Double,
    _ messages: inout [RunMessage]
  ) {
    guard time.isFlagged else { return }
    guard let second = comparison(benchmark, slowdown, salt: 2, &messages) else {
      time.note = "was \(time.verdict.rawValue), and could not be measured a second time"
      time.verdict = .inconclusive
      return
    }
    time.confirmation = TimeComparison.Confirmation(verdict: second.verdict, cpu: second.cpu)
    time.seconds += second.seconds
    guard second.verdict != time.verdict else { return }
    time.note =
      "was \(time.verdict.rawValue) (\(ComparisonFigures.percent(time.cpu))), and "
      + "\(second.verdict.rawValue) (\(ComparisonFigures.percent(second.cpu))) in new processes"
    time.verdict = second.verdict == .contaminated ? .contaminated : .inconclusive
  }

  private static func text(of time: TimeComparison) -> String {
    let seconds = (time.seconds * 10).rounded() / 10
    return "\(time.identity): \(time.verdict.rawValue), \(ComparisonFigures.percent(time.cpu))"
      + " in \(seconds) s"
  }
}

extension ProcessSamples {
  /// The samples in the stored form.
  fileprivate var times: ProcessTimes {
    let arms = [base, control, head].map { samples in
      ProcessTimes.Arm(cpu: samples.map(\.cpu), wall: samples.map(\.wall))
    }
    return ProcessTimes(base: arms[0], control: arms[1], head: arms[2])
  }
}

extension TimeComparison {
  /// Whether the verdict is a difference, which a second measurement must confirm.
  package var isFlagged: Bool { verdict == .slower || verdict == .faster }
}

// MARK: - Canaries

extension TimeComparer {
  /// Injects a slowdown into the base, benchmark by benchmark, and checks that it is found.
  ///
  /// A benchmark is skipped when its samples have too few iterations for that slowdown.
  public func canaries(
    _ benchmarks: [ComparedBenchmark],
    count: Int,
    slowdown: Double
  ) -> [CanaryResult] {
    var generator = SeededGenerator(seed: settings.seed)
    var left = benchmarks
    var results: [CanaryResult] = []
    while results.count < count, !left.isEmpty {
      var benchmark = left.remove(at: generator.next(below: left.count))
      benchmark.head = benchmark.base
      guard let measured = try? measurement.measure(benchmark, slowdown: slowdown, salt: 3),
        abs(measured.slowdown - slowdown) < slowdown / 4
      else { continue }
      let comparison = measured.comparison
      results.append(
        CanaryResult(
          identity: benchmark.identity,
          slowdown: measured.slowdown,
          verdict: comparison.verdict,
          cpu: comparison.cpu
        )
      )
      tell("canary in " + Self.text(of: comparison))
    }
    return results
  }
}
