import Foundation
import Statistics
import TestModel

/// What a calibration of code layouts found, as tables in Markdown.
public struct LayoutTable {
  private let trials: [LayoutTrial]

  /// Creates the tables of the comparisons that were made.
  public init(_ trials: [LayoutTrial]) {
    self.trials = trials
  }

  /// The spread between pairs of layouts of equal sources, as logarithms, by benchmark.
  public var estimates: [String: [Double]] {
    let pairs = trials.filter { $0.draw == .once && $0.kind == LayoutTrial.Kind() }
    return Dictionary(
      grouping: pairs.flatMap(\.outcomes).filter { $0.estimate > -1 },
      by: \.benchmark
    ).mapValues { $0.map { log1p($0.estimate) } }
  }

  /// The tables, closed by a line feed.
  public var text: String {
    var kinds: [LayoutTrial.Kind] = []
    for trial in trials where !kinds.contains(trial.kind) { kinds.append(trial.kind) }
    let names = [
      "sides", "layouts", "comparisons", "with an alarm", "at most (95 %)", "equivalent",
      "slower", "alarms of two runs", "slower by two runs", "bias (pp)", "spread (pp)",
      "seconds each",
    ]
    var lines = [
      "| \(names.joined(separator: " | ")) |",
      "| --- | --- |" + String(repeating: " ---: |", count: names.count - 2),
    ]
    for kind in kinds {
      for draw in [LayoutDraw.once, .apart, .alike] {
        let own = trials.filter { $0.kind == kind && $0.draw == draw }
        if !own.isEmpty { lines.append(row(own, kind, draw)) }
      }
    }
    lines += [
      "",
      "A comparison is one of all benchmarks. *Equivalent* and *slower* are parts of the benchmarks. "
        + "*Two runs* is what criterion's rule says of the same samples.",
    ]
    return (lines + noise).joined(separator: "\n") + "\n"
  }

  private func row(
    _ own: [LayoutTrial],
    _ kind: LayoutTrial.Kind,
    _ draw: LayoutDraw
  ) -> String {
    // Where a batch has few iterations, the slowdown put in is another.
    let outcomes = own.flatMap(\.outcomes).filter {
      abs($0.slowdown - kind.slowdown) <= kind.slowdown / 4
    }
    let alarms = own.count(where: \.hasAlarm)
    let most = CalibrationResult.rateMax(of: alarms, in: own.count)
    let errors = Sample(outcomes.map { ($0.estimate - $0.slowdown) * 100 })
    let isChange = kind.slowdown > 0
    let cells = [
      Self.name(kind), Self.name(draw), String(own.count),
      isChange ? "–" : String(alarms), isChange ? "–" : Self.percent(most),
      Self.part(outcomes, .equivalent), Self.part(outcomes, .slower),
      isChange ? "–" : Self.twoRunAlarms(own), Self.twoRunPart(outcomes),
      errors.map { Self.number($0.mean, 3) } ?? "–",
      errors?.standardDeviation.map { Self.number($0, 3) } ?? "–",
      Sample(own.map(\.seconds)).map { Self.number($0.mean, 1) } ?? "–",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private var noise: [String] {
    let spreads = estimates.compactMapValues { Sample($0)?.standardDeviation }
    guard !spreads.isEmpty else { return [] }
    return ["", "| benchmark | pairs of layouts | layout noise (pp) |", "| --- | ---: | ---: |"]
      + spreads.sorted { $0.key < $1.key }.map { name, spread in
        "| \(name.replacing("\n", with: " ")) | \(estimates[name]?.count ?? 0) | \(Self.number(spread * 100, 2)) |"
      }
  }

  private static func name(_ kind: LayoutTrial.Kind) -> String {
    if let change = kind.change { return change.rawValue }
    return kind.slowdown > 0 ? "slower by \(percent(kind.slowdown))" : "equal sources"
  }

  private static func name(_ draw: LayoutDraw) -> String {
    switch draw {
    case .alike: "drawn alike"
    case .apart: "drawn apart"
    case .once: "one each"
    }
  }

  private static func part(_ outcomes: [LayoutTrial.Outcome], _ verdict: TimeVerdict) -> String {
    guard !outcomes.isEmpty else { return "–" }
    return percent(Double(outcomes.count { $0.verdict == verdict }) / Double(outcomes.count))
  }

  /// Comparisons with an alarm by criterion's rule, of those where it was asked.
  private static func twoRunAlarms(_ trials: [LayoutTrial]) -> String {
    let asked = trials.compactMap(\.hasAlarmByTwoRuns)
    return asked.isEmpty ? "–" : "\(asked.count { $0 }) of \(asked.count)"
  }

  private static func twoRunPart(_ outcomes: [LayoutTrial.Outcome]) -> String {
    let asked = outcomes.compactMap(\.byTwoRuns)
    guard !asked.isEmpty else { return "–" }
    return percent(Double(asked.count { $0 == .slower }) / Double(asked.count))
  }

  private static func percent(_ part: Double) -> String { number(part * 100, 1) + " %" }

  private static func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
