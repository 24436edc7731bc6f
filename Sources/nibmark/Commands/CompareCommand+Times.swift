import Comparison
import Foundation
import Reporting
import SuiteRunner
import TestModel

extension CompareCommand {
  /// Measures the times of both sides, and what explains those that were flagged.
  ///
  /// A remark says that each side is one binary.
  func compareTimes(
    _ benchmarks: [ComparedBenchmark],
    _ remark: RunMessage?,
    _ result: inout RunComparison
  ) {
    var settings = MeasuringSettings()
    settings.secondsMax = budget
    settings.frameBudget = frameBudget.map { $0 * 1e6 }
    settings.seed = selection.seed
    if remark != nil, let known = Self.layoutNoise() { settings.layoutNoise = known }
    let comparer = TimeComparer(settings: settings) { Self.progress($0) }
    let outcome = comparer.compare(benchmarks)
    result.times = outcome.times
    result.messages += outcome.messages
    if let remark {
      result.messages += [remark, LayoutSuspicion.ignorance(result.times)].compactMap(\.self)
    }
    countSuspects(benchmarks, isOneLayout: remark != nil, &result)
    result.canaries = comparer.canaries(benchmarks, count: canary, slowdown: 0.03)
    guard result.canaries.count < canary else { return }
    let text = "only \(result.canaries.count) of \(canary) canaries found a benchmark whose "
    result.messages.append(
      RunMessage(level: .warning, text: text + "iterations are short enough to slow it by 3 %")
    )
  }

  private static func layoutNoise() -> LayoutNoise? {
    CacheFolder(nil).flatMap {
      LayoutNoise(file: $0.layoutNoise, processorModel: HostProbe.fingerprint().processorModel)
    }
  }

  /// Counts the instructions of what was flagged, where valgrind is there.
  private func countSuspects(
    _ benchmarks: [ComparedBenchmark],
    isOneLayout: Bool,
    _ result: inout RunComparison
  ) {
    let suspects = LayoutSuspicion.suspects(result.times, of: benchmarks)
    guard !suspects.isEmpty, let counter = try? InstructionComparer(tell: { Self.progress($0) })
    else { return }
    let counted = counter.compare(suspects)
    result.messages += counted.messages
    result.times = LayoutSuspicion.judged(
      result.times,
      counted.counts,
      isOneLayout: isOneLayout
    )
    result.counters += LayoutSuspicion.shown(counted.changes, beside: result.counters)
  }
}
