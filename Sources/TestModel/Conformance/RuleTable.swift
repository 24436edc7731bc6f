/// The rules of conformance with the cases that check them, and their results.
public struct RuleTable: Sendable, Equatable {
  /// One rule with its cases.
  public struct Row: Sendable, Equatable {
    /// The number, such as `TV-55`.
    public let id: String
    /// The rule; nil when it is not in ``ConformanceRule/all``.
    public let rule: ConformanceRule?
    /// The cases that name it or a clause of it, in run order; empty for an unchecked rule.
    public let cases: [CaseResult]

    /// The number of its red cases.
    public var redCount: Int { cases.count { $0.status.isRed } }
    /// What is known beside green cases; nil for a red rule, one without cases, and one that is not known.
    public let evidence: RuleEvidence?

    init(id: String, rule: ConformanceRule?, cases: [CaseResult]) {
      self.id = id
      self.rule = rule
      self.cases = cases
      let isGreen = !cases.isEmpty && cases.allSatisfy { !$0.status.isRed }
      evidence = isGreen ? rule.map { RuleEvidence(rule: $0, cases: cases) } : nil
    }
  }

  /// All known rules in order, then unknown ones that cases name.
  public let rows: [Row]

  /// The table of a run's cases.
  ///
  /// - Complexity: O(n) in the cases and the rules that they name.
  public init(cases: [CaseResult]) {
    var named: [String: [CaseResult]] = [:]
    for result in cases {
      var seen: Set<String> = []
      for rule in result.rules.map(ConformanceRule.id(ofName:)) where seen.insert(rule).inserted {
        named[rule, default: []].append(result)
      }
    }
    let known = ConformanceRule.all.map { rule in
      Row(id: rule.id, rule: rule, cases: named.removeValue(forKey: rule.id) ?? [])
    }
    let others = named.map { Row(id: $0.key, rule: nil, cases: $0.value) }
    rows = known + others.sorted { Self.order($0.id) < Self.order($1.id) }
  }

  /// The rules that some case checks.
  public var checked: [Row] { rows.filter { !$0.cases.isEmpty } }

  /// The known rules that no case checks.
  public var unchecked: [Row] { rows.filter(\.cases.isEmpty) }

  /// How many rules have cases, and how many are proven.
  ///
  /// For example `230 of 238 rules have cases, 201 are proven`.
  public var summary: String {
    let count = rows.count { $0.rule != nil && !$0.cases.isEmpty }
    let proven = rows.count { $0.evidence == .proven }
    return "\(count) of \(ConformanceRule.all.count) rules have cases, \(proven) are proven"
  }

  /// The sort key of a rule: by number, so that `NB-2` comes before `NB-10`.
  private static func order(_ rule: String) -> (Substring, Int, String) {
    let area = rule.prefix { !$0.isNumber }
    let digits = rule.dropFirst(area.count).prefix { $0.isNumber }
    return (area, Int(digits) ?? -1, rule)
  }
}
