import Comparison
import Foundation
import NibmarkRunner
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
    settings.secondsMax = budget ?? 10
    settings.frameBudget = frameBudget.map { $0 * 1e6 }
    settings.seed = selection.seed
    if remark != nil, let known = Self.layoutNoise() { settings.layoutNoise = known }
    let comparer = TimeComparer(settings: settings) { Self.progress($0) }
    let outcome = comparer.compare(benchmarks)
    result.times = outcome.times
    result.unmeasured = outcome.unmeasured.isEmpty ? nil : outcome.unmeasured
    result.messages += outcome.messages
    if outcome.times.isEmpty, let first = outcome.unmeasured.first {
      // Times were asked for, and there is nothing by which they could be green.
      result.interruption = "no benchmark could be measured: \(first.identity): \(first.reason)"
      return
    }
    if let remark {
      result.messages += [remark, LayoutSuspicion.ignorance(result.times)].compactMap(\.self)
    }
    for index in result.times.indices where isExplained(result.times[index].identity) {
      result.times[index].isExplained = true
    }
    warnOfNobody(&result)
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

  private func isExplained(_ identity: CaseIdentity) -> Bool {
    why.contains { identity.description.contains($0) }
  }

  /// A name that no benchmark has would leave a picture out in silence.
  private func warnOfNobody(_ result: inout RunComparison) {
    let names = result.times.map(\.identity.description)
    for text in why where !names.contains(where: { $0.contains(text) }) {
      let message = "--why names no benchmark that was timed: \(text)"
      result.messages.append(RunMessage(level: .warning, text: message))
    }
  }

  /// Counts the instructions of what was flagged or is asked for, where valgrind is there.
  private func countSuspects(
    _ benchmarks: [ComparedBenchmark],
    isOneLayout: Bool,
    _ result: inout RunComparison
  ) {
    let suspects = LayoutSuspicion.suspects(result.times, of: benchmarks)
    guard !suspects.isEmpty else { return }
    let counter: InstructionComparer
    do throws(MeasuringError) {
      counter = try InstructionComparer { Self.progress($0) }
    } catch {
      let text = "instructions are not counted beside the times: valgrind is not on the PATH"
      result.messages.append(RunMessage(level: .note, text: text))
      return
    }
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
