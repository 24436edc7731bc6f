import Foundation
import NibmarkRunner
import Reporting
import ResultHistory
import TestModel

/// Runs and series of a history as lines.
struct HistoryText {
  let terminal: ConsoleTerminal

  /// The runs as a table.
  func table(_ runs: [HistoryRun]) -> String {
    var rows = [["run", "commit", "date", "branch", "host", "result"]]
    for run in runs {
      rows.append([
        String(run.id), String((run.place.commit ?? "–").prefix(12)),
        String(run.date.withoutZone.prefix(16)).replacing("T", with: " "),
        run.place.branch ?? "–", run.header.host.hostName, ConsoleReporter.verdict(run.summary),
      ])
    }
    rows = rows.map { $0.map(VisibleText.line) }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return cells.joined(separator: "  ").trimmingCharacters(in: .whitespaces) + "\n"
    }.joined()
  }

  /// One line for a series: its name, how many values it has, and the last.
  func line(_ series: MetricSeries) -> String {
    VisibleText.line("\(series.name)  \(SeriesExport.summary(series))") + "\n"
  }
}
