import TestModel

extension FindingKind {
  /// What the kind is about, as `Documentation/Findings.md` says it.
  public var rule: FindingRule {
    Self.rules[self]
      ?? FindingRule(
        id: rawValue,
        severity: severity,
        summary: rawValue,
        breaks: "",
        mending: "",
        misses: ""
      )
  }

  // The page is built into the tool; a test holds its sections to the kinds.
  private static let rules: [FindingKind: FindingRule] = {
    let page = String(decoding: PackageResources.Findings_md, as: UTF8.self)
    var rules: [FindingKind: FindingRule] = [:]
    for kind in allCases { rules[kind] = rule(of: kind, in: page) }
    return rules
  }()

  /// Reads the section of a kind; nil where the page has none.
  private static func rule(of kind: FindingKind, in page: String) -> FindingRule? {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "### \(kind.rawValue)") else { return nil }
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("#") }
    func part(_ title: String) -> String {
      let mark = "- **\(title):** "
      return section.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) } ?? ""
    }
    let first = section.first { !$0.isEmpty } ?? ""
    let summary = first.split(separator: " Severity: ").first ?? first
    return FindingRule(
      id: kind.rawValue,
      severity: kind.severity,
      summary: String(summary),
      breaks: part("What breaks"),
      mending: part("How to mend it"),
      misses: part("What it does not find")
    )
  }
}
