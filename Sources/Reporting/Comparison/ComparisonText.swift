import Statistics
import TestModel

/// A comparison as text: a table of benchmarks, then the changes, then the verdict.
public struct ComparisonText {
  /// Whether to list benchmarks and cases without a change.
  public var isVerbose: Bool

  /// Creates the format, verbose unless told otherwise.
  public init(isVerbose: Bool = true) {
    self.isVerbose = isVerbose
  }

  /// The comparison as text, followed by a line feed.
  public func render(_ comparison: RunComparison) -> String {
    var lines = [VisibleText.line("\(comparison.head.name) compared with \(comparison.base.name)")]
    lines += comparison.environment.differences.map { "  environment: \($0)" }
    lines += table(comparison)
    lines += changes(comparison)
    lines += comparison.messages.map { "\($0.level.rawValue): \($0.text)" }
    lines += verdict(comparison)
    return VisibleText.shown(lines.joined(separator: "\n")) + "\n"
  }

  /// The figures of one benchmark, one a line.
  static func figures(_ time: TimeComparison) -> String {
    var lines = [
      "cpu time   \(ComparisonFigures.percent(time.cpu)), interval of \(confidence(time.cpu))",
      "wall time  \(ComparisonFigures.percent(time.wall))",
      "control    \(ComparisonFigures.percent(time.control)): the base against itself",
      "gate       \(ComparisonFigures.percent(time.gate))",
      "detectable \(ComparisonFigures.percent(time.smallestDetectable)) or more",
      "one iteration: \(Figures.value(time.baseTime, unit: "ns")) → "
        + Figures.value(time.headTime, unit: "ns"),
      "\(time.pairCount) pairs of \(time.batchSize) iterations in \(time.processCount) processes",
    ]
    if let count = time.layoutCount {
      lines.append("code layouts: \(count) of each side")
    }
    if let counts = time.instructions {
      let values = [counts.base, counts.head].map { ComparisonFigures.value($0, unit: "count") }
      lines.append("instructions: \(values[0]) → \(values[1])")
    }
    if let base = time.baseFrames, let head = time.headFrames {
      lines.append(frames(base, head))
    }
    if let second = time.confirmation {
      let ratio = ComparisonFigures.percent(second.cpu)
      lines.append("measured again: \(second.verdict.rawValue), \(ratio)")
    }
    if let note = time.note { lines.append("it \(note)") }
    return lines.joined(separator: "\n")
  }

  private static func frames(_ base: FrameFigures, _ head: FrameFigures) -> String {
    let tails = [base, head].map {
      $0.tailRatio.map { Figures.plain(($0 * 100).rounded() / 100) } ?? "none"
    }
    return
      "tail       p99 to median \(tails[0]) → \(tails[1]); over \(Figures.value(head.budget, unit: "ns")): "
      + "\(base.overBudgetCount) → \(head.overBudgetCount) of \(head.count)"
  }

  private static func confidence(_ ratio: RatioFigures) -> String {
    "\(Figures.plain((ratio.confidence * 1000).rounded() / 10)) %"
  }

  private func table(_ comparison: RunComparison) -> [String] {
    guard !comparison.times.isEmpty else { return [] }
    var rows = [["verdict", "head to base", "control", "detectable", "benchmark"]]
    for time in comparison.times {
      rows.append([
        time.verdict.rawValue, ComparisonFigures.percent(time.cpu),
        ComparisonFigures.percent(time.control), ComparisonFigures.percent(time.smallestDetectable),
        Self.name(time.identity),
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return [""]
      + rows.map { row in
        let cells = zip(row, widths).dropLast().map { cell, width in
          cell + String(repeating: " ", count: width - cell.count)
        }
        return (cells + [row[row.count - 1]]).joined(separator: "  ")
      }
  }

  private func changes(_ comparison: RunComparison) -> [String] {
    var lines: [String] = []
    for change in comparison.counters {
      let (was, now) = change.texts
      lines.append(
        "counter \(change.verdict.rawValue): \(Self.name(change.identity)) \(change.metric) "
          + "\(was) → \(now)"
      )
      lines += Self.lines(of: change.functions ?? []).map { "  " + $0 }
    }
    for change in comparison.cases where isVerbose || change.kind != .new {
      let accepted = change.isAccepted ? " (accepted)" : ""
      let reason = change.failures.first.map { ": \($0.message)" } ?? ""
      lines.append(
        "\(Self.words[change.kind] ?? ""): \(Self.name(change.identity))\(accepted)\(reason)"
      )
    }
    for change in comparison.frames ?? [] {
      lines.append(
        "layout: \(Self.name(change.identity)), \(Figures.plural(change.viewCount, "view"))"
      )
      lines += change.views.prefix(Self.viewCountMax).map { "  " + $0.text }
      if change.viewCount > Self.viewCountMax {
        lines.append("  and \(change.viewCount - Self.viewCountMax) more")
      }
    }
    for canary in comparison.canaries {
      lines.append(
        "canary \(canary.wasFound ? "found" : "missed"): \(Self.name(canary.identity)) slowed by "
          + "\(ComparisonFigures.percent(canary.slowdown)), seen as "
          + ComparisonFigures.percent(canary.cpu)
      )
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// The functions that cause a difference, one a line.
  static func lines(of functions: [CounterChange.Function]) -> [String] {
    functions.map { function in
      let sign = function.difference < 0 ? "" : "+"
      return
        "\(sign)\(ComparisonFigures.value(function.difference, unit: "count")) \(function.name)"
    }
  }

  private func verdict(_ comparison: RunComparison) -> [String] {
    var lines = [""]
    for finding in comparison.failures { lines.append("FAIL " + Self.line(finding)) }
    for finding in comparison.warnings { lines.append("warning: " + Self.line(finding)) }
    if comparison.environment.level == .refused {
      return lines + ["The two sides cannot be compared."]
    }
    if let interruption = comparison.interruption {
      return lines + ["The comparison is incomplete: \(interruption)."]
    }
    let counts = "\(comparison.times.count) benchmarks timed, \(comparison.head.caseCount) cases"
    let count = comparison.failures.count
    return lines + [count == 0 ? "No regression: \(counts)." : "\(count) regressions: \(counts)."]
  }

  /// The most views of a case that are printed; reports have all of them.
  private static let viewCountMax = 10

  static func line(_ finding: ComparisonFinding) -> String {
    (finding.identity.map { name($0) + " " } ?? "") + finding.text
  }

  /// A case as one line names it.
  private static func name(_ identity: CaseIdentity) -> String { VisibleText.line("\(identity)") }

  static let words: [CaseChange.Kind: String] = [
    .newlyFailing: "newly failing", .newlyPassing: "newly passing", .stillFailing: "still failing",
    .newlyFlaky: "newly flaky", .new: "new", .vanished: "vanished",
  ]
}
