import Foundation
import Statistics
import TestModel

/// Compares the times of all benchmarks of a suite.
///
/// What comes out flagged is measured again in new processes before it is believed: a process's memory layout, or a
/// neighbour, can make a tight interval around the wrong ratio, and does not do so twice.
public struct TimeComparer {
  private let measurement: InterleavedMeasurement
  private let settings: MeasuringSettings
  private let tell: (String) -> Void

  /// Creates a comparer; `tell` hears what it does, for people who wait.
  public init(
    settings: MeasuringSettings = MeasuringSettings(),
    tell: @escaping (String) -> Void = { _ in }
  ) {
    self.settings = settings
    self.tell = tell
    measurement = InterleavedMeasurement(settings)
  }

  /// What was found.
  public struct Outcome: Sendable {
    /// The benchmarks that could be measured.
    public var times: [TimeComparison] = []
    /// Those that could not, and why.
    public var messages: [RunMessage] = []
  }

  /// Measures all benchmarks.
  public func compare(_ benchmarks: [ComparedBenchmark]) -> Outcome {
    var outcome = Outcome()
    var measured: [ComparedBenchmark] = []
    for benchmark in benchmarks {
      guard let comparison = firstComparison(benchmark, &outcome.messages) else { continue }
      outcome.times.append(comparison)
      measured.append(benchmark)
    }
    dismissChance(&outcome.times)
    for index in outcome.times.indices {
      confirm(&outcome.times[index], measured[index], &outcome.messages)
    }
    return outcome
  }

  /// Measures a benchmark, and once more when the base differed from itself.
  private func firstComparison(
    _ benchmark: ComparedBenchmark,
    _ messages: inout [RunMessage]
  ) -> TimeComparison? {
    guard let first = comparison(benchmark, salt: 0, &messages) else { return nil }
    guard first.verdict == .contaminated else { return first }
    return comparison(benchmark, salt: 1, &messages) ?? first
  }

  private func comparison(
    _ benchmark: ComparedBenchmark,
    salt: UInt64,
    _ messages: inout [RunMessage]
  ) -> TimeComparison? {
    do throws(MeasuringError) {
      let measured = try measurement.measure(benchmark, salt: salt)
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

  /// Among many benchmarks some differ by chance: a difference is kept only when it stands out among all.
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
    _ messages: inout [RunMessage]
  ) {
    guard time.isFlagged else { return }
    guard let second = comparison(benchmark, salt: 2, &messages) else {
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
  /// The samples as comparisons store them.
  fileprivate var times: ProcessTimes {
    let arms = [base, control, head].map { samples in
      ProcessTimes.Arm(cpu: samples.map(\.cpu), wall: samples.map(\.wall))
    }
    return ProcessTimes(base: arms[0], control: arms[1], head: arms[2])
  }
}

extension TimeComparison {
  /// Whether it calls for a second measurement.
  var isFlagged: Bool { verdict == .slower || verdict == .faster }
}

// MARK: - Canaries

extension TimeComparer {
  /// Puts a slowdown into the base itself, benchmark by benchmark, and tells whether it is found.
  ///
  /// Benchmarks of which fewer iterations make a sample than the slowdown can be a part of are passed over.
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
