import Foundation
import Statistics
import TestModel

/// The figures of a calibration as a table in Markdown, which a README can quote as it is.
public struct CalibrationTable {
  private let result: CalibrationResult
  private let neighbourCount: Int
  private let host: HostFingerprint
  private let date: Timestamp

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - result: The figures.
  ///   - neighbourCount: How many processes disturbed the calibration.
  ///   - host: The machine that it was made on.
  ///   - date: When it ended.
  public init(
    _ result: CalibrationResult,
    neighbourCount: Int,
    host: HostFingerprint,
    date: Timestamp
  ) {
    self.result = result
    self.neighbourCount = neighbourCount
    self.host = host
    self.date = date
  }

  /// The table with what it was measured on, closed by a line feed.
  public var text: String {
    var lines = [
      "Comparisons of a build with itself, \(date), \(surroundings):",
      "",
      "| true slowdown | comparisons | slower | faster | equivalent | inconclusive | contaminated "
        + "| bias (pp) | spread (pp) | seconds each |",
      "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
      row(result.own),
    ]
    lines += result.slowed.map(row)
    lines += ["", falseAlarms(result.own, "independent")]
    if result.resampled.count > 0 {
      lines.append(
        falseAlarms(result.resampled, "resampled from the same processes, so not independent")
      )
    }
    lines += ladder
    lines += result.problems.map { "problem: \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private var ladder: [String] {
    guard !result.ladder.isEmpty else { return [] }
    var lines = [
      "", "The slowdowns in instructions, as valgrind counts them:", "",
      "| benchmark | true slowdown | more instructions | error (pp) |",
      "| --- | ---: | ---: | ---: |",
    ]
    lines += result.ladder.map { step in
      let cells = [
        step.benchmark, Self.number(step.slowdown * 100, digits: 1) + " %",
        Self.number(step.counted * 100, digits: 4) + " %", Self.number(step.error, digits: 4),
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return lines
  }

  private var surroundings: String {
    var loads = [0.0, 0, 0]
    let hasLoad = getloadavg(&loads, 3) == 3
    let load = hasLoad ? ", load \(Self.number(loads[0], digits: 1))" : ""
    return "\(host.coreCount) × \(host.processorModel)\(load), \(neighbourCount) busy neighbours"
  }

  private func row(_ row: CalibrationRow) -> String {
    let verdicts: [TimeVerdict] = [.slower, .faster, .equivalent, .inconclusive, .contaminated]
    let cells =
      [Self.number(row.slowdown * 100, digits: 1) + " %", String(row.count)]
      + verdicts.map { String(row.count($0)) }
      + [row.bias, row.spread].map { $0.map { Self.number($0, digits: 3) } ?? "–" }
      + [Sample(row.seconds).map { Self.number($0.mean, digits: 1) } ?? "–"]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func falseAlarms(_ row: CalibrationRow, _ kind: String) -> String {
    let count = row.count(.slower) + row.count(.faster)
    let most = CalibrationResult.rateMax(of: count, in: row.count)
    return "False alarms: \(count) of \(row.count) (\(kind)); at most "
      + "\(Self.number(most * 100, digits: 2)) % at 95 % confidence, before the confirmation in "
      + "new processes that `nibmark compare` adds."
  }

  private static func number(_ value: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
