/// Rows of text in columns, for a terminal or a log.
struct TextTable {
  /// The cells; the last one of a row is as long as it is.
  var rows: [[String]]
  /// The columns of numbers.
  var rightAligned: Set<Int> = []

  /// The lines, without what the first column's indentation would be.
  var lines: [String] {
    let columnCount = rows.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in
      rows.map { column < $0.count ? VisibleText.columns($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        let gap = String(repeating: " ", count: widths[column] - VisibleText.columns(text))
        let isLast = column == row.count - 1
        line += column == 0 ? "" : "  "
        line += rightAligned.contains(column) ? gap + text : isLast ? text : text + gap
      }
      return line
    }
  }
}
