import TestModel

/// The conformance rules as text, one a line: number, confidence, result and cases.
public struct RuleListing {
  private let table: RuleTable

  /// The listing of a run.
  public init(run: RunResult) {
    table = RuleTable(cases: run.cases)
  }

  /// The lines, then the summary; a rule without cases says so, with its content.
  public var text: String {
    let lines = table.rows.map(cells)
    let widths = (0..<3).map { column in lines.map { $0[column].count }.max() ?? 0 }
    let rows = lines.map { line in
      let padded = zip(line, widths).map { $0 + Self.spaces($1 - $0.count) }
      return "  " + padded.joined(separator: "  ") + "  \(line[3])\n"
    }
    return "\nRules\n" + rows.joined() + "  \(table.summary)\n"
  }

  /// Number, confidence, result and cases of a row.
  private func cells(of row: RuleTable.Row) -> [String] {
    let confidence = row.rule?.confidenceText ?? "unknown"
    guard !row.cases.isEmpty else {
      return [row.id, confidence, "no case", "(\(row.rule?.summary ?? ""))"]
    }
    let result = row.evidence?.text ?? Self.result(of: row)
    return [row.id, confidence, result, VisibleText.line(Self.names(of: row.cases))]
  }

  /// How the cases of a rule ended that is red, or not known.
  private static func result(of row: RuleTable.Row) -> String {
    row.redCount == 0 ? "green" : "\(row.redCount) of \(row.cases.count) red"
  }

  /// The names of cases; the points of a sweep are counted.
  private static func names(of cases: [CaseResult]) -> String {
    var counts: [(name: String, count: Int)] = []
    for one in cases {
      let name = String(one.identity.name.prefix { $0 != "[" })
      if counts.last?.name == name {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    return counts.map { $0.count == 1 ? $0.name : "\($0.name) (\($0.count))" }
      .joined(separator: ", ")
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
