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
    measurement = InterleavedMeasurement(settings, tell: tell)
  }

  /// The result for all benchmarks.
  public struct Outcome: Sendable {
    /// The benchmarks that were measured.
    public var times: [TimeComparison] = []
    /// Those that could not.
    public var unmeasured: [UnmeasuredBenchmark] = []
    /// Why some could not be measured a second time.
    public var messages: [RunMessage] = []
  }

  /// Measures all benchmarks; a calibration puts a slowdown into the heads.
  public func compare(_ benchmarks: [ComparedBenchmark], slowdown: Double = 0) -> Outcome {
    var unmeasured: [UnmeasuredBenchmark] = []
    var failed: [UnmeasuredBenchmark] = []
    var times = comparisons(benchmarks, of: benchmarks.indices, slowdown, salt: 0, &unmeasured)
    // Where the base differed from itself.
    let again = times.filter { $0.value.verdict == .contaminated }.keys
    times.merge(comparisons(benchmarks, of: again, slowdown, salt: 1, &failed)) { $1 }
    dismissChance(&times)
    let flagged = times.filter { $0.value.isFlagged }.keys
    let repeated = comparisons(benchmarks, of: flagged, slowdown, salt: 2, &failed)
    for position in flagged { times[position]?.confirm(by: repeated[position]) }
    let sorted = times.sorted { $0.key < $1.key }.map(\.value)
    let messages = failed.map { RunMessage(level: .warning, text: "\($0.identity) \($0.text)") }
    return Outcome(times: sorted, unmeasured: unmeasured, messages: messages)
  }

  /// Measures benchmarks, which are named by their positions.
  private func comparisons(
    _ benchmarks: [ComparedBenchmark],
    of positions: some Sequence<Int>,
    _ slowdown: Double,
    salt: UInt64,
    _ failed: inout [UnmeasuredBenchmark]
  ) -> [Int: TimeComparison] {
    let positions = positions.sorted()
    var comparisons: [Int: TimeComparison] = [:]
    let chosen = positions.map { benchmarks[$0] }
    measurement.measure(chosen, slowdown: slowdown, salt: salt) { index, result in
      switch result {
      case .success(let measured):
        comparisons[positions[index]] = comparison(of: measured)
      case .failure(let error):
        let identity = chosen[index].identity
        failed.append(UnmeasuredBenchmark(identity: identity, reason: error.description))
      }
    }
    return comparisons
  }

  private func comparison(of measured: Measured) -> TimeComparison {
    var comparison = measured.comparison
    comparison.processes = measured.processes.map(\.times)
    let frames = measured.frames(budget: settings.frameBudget)
    (comparison.baseFrames, comparison.headFrames) = (frames.base, frames.head)
    tell(Self.text(of: comparison))
    return comparison
  }

  /// Corrects for multiple tests: among many benchmarks, some differ by chance.
  private func dismissChance(_ times: inout [Int: TimeComparison]) {
    let rate = settings.rule.falseDiscoveryRate
    let positions = times.keys.sorted()
    let pValues = positions.compactMap { times[$0]?.pValue }
    let isKept = MultipleTesting.benjaminiHochberg(pValues, rate: rate)
    for (position, isKept) in zip(positions, isKept) where !isKept {
      times[position]?.dismiss(among: positions.count)
    }
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

  /// Takes a difference back that chance explains.
  fileprivate mutating func dismiss(among count: Int) {
    guard isFlagged else { return }
    note = "was \(verdict.rawValue) by itself, which among \(count) benchmarks happens by chance"
    verdict = .inconclusive
  }

  /// Takes a difference back that a second measurement, in new processes, does not show.
  fileprivate mutating func confirm(by second: TimeComparison?) {
    guard let second else {
      note = "was \(verdict.rawValue), and could not be measured a second time"
      verdict = .inconclusive
      return
    }
    confirmation = Confirmation(verdict: second.verdict, cpu: second.cpu)
    seconds += second.seconds
    guard second.verdict != verdict else { return }
    note =
      "was \(verdict.rawValue) (\(ComparisonFigures.percent(cpu))), and "
      + "\(second.verdict.rawValue) (\(ComparisonFigures.percent(second.cpu))) in new processes"
    verdict = second.verdict == .contaminated ? .contaminated : .inconclusive
  }
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
