/// A rule of conformance, such as `TV-55`, which cases name in `rule=`.
public struct ConformanceRule: Sendable, Equatable {
  /// The number, such as `TV-55`.
  public let id: String
  /// Its confidence; for a rule with parts, one for each, the surest first.
  public let confidences: [RuleConfidence]
  /// Its content in one line.
  public let summary: String
  /// What it says in testable sentences; empty for a rule that is one sentence.
  ///
  /// Cases name the second as `TV-55.2`.
  public private(set) var clauses: [String] = []

  /// The confidences as reports print them, such as `high/medium`.
  public var confidenceText: String { confidences.map(\.rawValue).joined(separator: "/") }
}

extension ConformanceRule {
  /// All rules, by area and number.
  public static let all = rules(of: String(decoding: PackageResources.rules_txt, as: UTF8.self))

  /// All names that cases may give: the rules, and their clauses.
  public static let names = Set(all.flatMap { rule in [rule.id] + rule.clauseIDs })

  /// The rule of a name, such as `TV-91c` of the clause `TV-91c.2`.
  public static func id(ofName name: String) -> String {
    String(name.prefix { $0 != "." })
  }

  /// The names of the clauses, in their order.
  public var clauseIDs: [String] { clauses.indices.map { "\(id).\($0 + 1)" } }

  /// Reads lines `number | confidence | summary`, each followed by its clauses as `  1. sentence`.
  ///
  /// A test holds the list to this form.
  static func rules(of text: String) -> [ConformanceRule] {
    var rules: [ConformanceRule] = []
    for line in text.split(separator: "\n") {
      if let rule = ConformanceRule(line: line) {
        rules.append(rule)
      } else if let last = rules.indices.last, let clause = clause(line, after: rules[last]) {
        rules[last].clauses.append(clause)
      }
    }
    return rules
  }

  /// Reads one line of a rule; nil for comments and clauses.
  init?(line: Substring) {
    guard let first = line.first, first != "#", first != " " else { return nil }
    let parts = line.split(separator: "|", maxSplits: 2).map(Self.trimmed)
    guard parts.count == 3 else { return nil }
    id = parts[0]
    confidences = parts[1].split(separator: "/").compactMap { RuleConfidence(rawValue: String($0)) }
    summary = parts[2]
  }

  /// The sentence of the next clause; nil when the line has another number.
  private static func clause(_ line: Substring, after rule: ConformanceRule) -> String? {
    let text = trimmed(line)
    let number = "\(rule.clauses.count + 1). "
    return text.hasPrefix(number) ? String(text.dropFirst(number.count)) : nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
