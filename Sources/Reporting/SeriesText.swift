import Numbers
import TestModel

/// A series as characters, for a terminal or a log.
public struct SeriesText {
  private let style: ConsoleStyle
  private let columnCount: Int
  private let rowCount: Int

  /// Creates a drawing for a terminal.
  public init(terminal: ConsoleTerminal, rowCount: Int = 11) {
    style = ConsoleStyle(terminal: terminal)
    columnCount = terminal.columnCount()
    self.rowCount = max(3, rowCount)
  }

  /// The drawing: one column for each of the newest values that fit, with the steps below.
  public func lines(of series: MetricSeries) -> [String] {
    guard let scale = SeriesScale(series, showsSpread: false) else {
      return ["\(series.name): no values"]
    }
    let labels = rowLabels(scale, series.unit)
    let labelWidth = labels.map(\.count).max() ?? 0
    let shown = max(1, min(series.points.count, columnCount - labelWidth - 4))
    let first = series.points.count - shown
    var rows = Array(repeating: Array(repeating: " ", count: shown), count: rowCount)
    for step in series.steps where step.index >= first {
      for row in rows.indices {
        rows[row][step.index - first] = style.terminal.usesUnicode ? "┊" : "|"
      }
    }
    for column in 0..<shown {
      let part = scale.part(of: series.points[first + column].value)
      let row = rowCount - 1 - Int(saturating: (part * Double(rowCount - 1)).rounded())
      rows[row][column] = style.terminal.usesUnicode ? "●" : "*"
    }
    var lines = [style.paint(style.shown(series.name), .bold)]
    for (row, cells) in rows.enumerated() {
      let gap = String(repeating: " ", count: labelWidth - labels[row].count)
      let axis = style.terminal.usesUnicode ? " ┤ " : " | "
      lines.append(gap + style.shown(labels[row]) + axis + cells.joined())
    }
    return lines + stepLines(series)
  }

  /// The steps, one a line.
  public func stepLines(_ series: MetricSeries) -> [String] {
    guard !series.steps.isEmpty else { return ["  no step"] }
    return series.steps.map { step in
      "  " + style.paint(style.shown("step " + StepWords.story(step, of: series)), .yellow)
    }
  }

  private func rowLabels(_ scale: SeriesScale, _ unit: String) -> [String] {
    (0..<rowCount).map { row in
      guard row == 0 || row == rowCount - 1 || row == rowCount / 2 else { return "" }
      let part = 1 - Double(row) / Double(rowCount - 1)
      return Figures.value(scale.low + part * (scale.high - scale.low), unit: unit)
    }
  }
}
