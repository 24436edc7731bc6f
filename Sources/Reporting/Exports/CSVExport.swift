import TestModel

/// A table of every statistic, one a line, by RFC 4180.
struct CSVExport: RunRenderer {
  let formatName = ExportFormat.csv.rawValue

  func render(_ run: RunResult) -> String {
    let head = [
      "commit", "started", "suite", "case", "metric", "unit", "exact", "samples", "statistic",
      "value",
    ]
    var text = Self.line(head)
    for one in ExportedMetric.all(of: run) {
      let identity = one.result.identity
      for statistic in one.summary.statistics where statistic.value.isFinite {
        text += Self.line([
          run.header.commit ?? "", run.header.startedAt.description, identity.className,
          identity.name, one.metric, one.summary.unit, String(one.summary.isExact),
          String(one.summary.sampleCount), statistic.name, Figures.plain(statistic.value),
        ])
      }
    }
    return text
  }

  static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return cell
    }
    return "\"" + cell.replacingScalars(["\"": "\"\""]) + "\""
  }
}
