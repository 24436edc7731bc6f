import TestModel

/// The rules of a case beside its failure: number and first words.
enum RuleText {
  /// The most rules that are named one by one.
  private static let countMax = 3
  /// The most characters of a rule's summary.
  private static let lengthMax = 72

  private static let summaries = Dictionary(
    ConformanceRule.all.flatMap { rule in
      [(rule.id, rule.summary)] + zip(rule.clauseIDs, rule.clauses)
    },
    uniquingKeysWith: { one, _ in one }
  )

  /// One line for each rule, and one that names the others.
  static func lines(of rules: [String]) -> [String] {
    let shown = rules.prefix(countMax).enumerated().map { index, id in
      let summary = summaries[id].map { " " + firstWords(of: $0) } ?? ""
      return (index == 0 ? "rule:     " : "          ") + VisibleText.line(id + summary)
    }
    guard rules.count > countMax else { return shown }
    let others = rules.dropFirst(countMax)
    let names = others.prefix(8).joined(separator: " ") + (others.count > 8 ? " …" : "")
    return shown + ["          and \(others.count) more: " + VisibleText.line(names)]
  }

  private static func firstWords(of summary: String) -> String {
    guard summary.count > lengthMax else { return summary }
    let words = summary.prefix(lengthMax).split(separator: " ").dropLast()
    return words.joined(separator: " ") + " …"
  }
}
