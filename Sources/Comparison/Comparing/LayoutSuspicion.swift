import Foundation
import TestModel

/// Tells where a time may differ because functions lie elsewhere, and not because they do more.
///
/// Two binaries are two layouts. Code that executes as many instructions as before and takes a little
/// longer is most often code that lies otherwise.
public enum LayoutSuspicion {
  /// The largest difference that layout is suspected of, as a part; larger ones have other causes.
  static let differenceMax = 0.05

  /// The benchmarks whose instructions say what their times do not, and those to be explained.
  public static func suspects(
    _ times: [TimeComparison],
    of benchmarks: [ComparedBenchmark]
  ) -> [ComparedBenchmark] {
    let asked = times.filter { $0.isFlagged || $0.isExplained == true }
    let flagged = Set(asked.map(\.identity.key))
    return benchmarks.filter { flagged.contains($0.identity.key) }
  }

  /// The times with their instructions; what layout or caches may explain decides nothing.
  ///
  /// - Parameters:
  ///   - times: The times.
  ///   - counts: What valgrind counted of the flagged ones.
  ///   - isOneLayout: Whether each side is one binary of its own.
  /// - Returns: The times, some of them inconclusive.
  public static func judged(
    _ times: [TimeComparison],
    _ counts: [CaseKey: TimeComparison.Instructions],
    isOneLayout: Bool
  ) -> [TimeComparison] {
    times.map { time in
      var time = time
      time.instructions = counts[time.identity.key] ?? time.instructions
      guard isOneLayout, time.isFlagged, let instructions = time.instructions,
        instructions.areEqual, abs(time.cpu.ratio - 1) <= differenceMax
      else { return time }
      time.note =
        "was \(time.verdict.rawValue) (\(ComparisonFigures.percent(time.cpu))) beside equal "
        + "instructions (\(ComparisonFigures.value(instructions.base, unit: "count")) → "
        + "\(ComparisonFigures.value(instructions.head, unit: "count"))): layout or cache"
      time.verdict = .inconclusive
      return time
    }
  }

  /// The changes of instructions that nobody asked for: they explain a time, and decide nothing.
  public static func shown(
    _ changes: [CounterChange],
    beside others: [CounterChange]
  ) -> [CounterChange] {
    let known = Set(
      others.filter { $0.metric == InstructionComparer.metric }.map(\.identity.key)
    )
    return changes.filter { !known.contains($0.identity.key) }.map { change in
      var change = change
      change.verdict = .changed
      return change
    }
  }

  /// What a person has to know of the noise of layouts; nil where it is known of all benchmarks.
  public static func ignorance(_ times: [TimeComparison]) -> RunMessage? {
    let unknown = times.count { $0.layoutNoise == nil }
    guard unknown > 0 else { return nil }
    return RunMessage(
      level: .note,
      text: "how much layout alone changes \(unknown) of \(times.count) benchmarks is not known; "
        + "`nibmark calibrate --layouts` measures it on this machine"
    )
  }
}
