import Reporting
import TestModel
import Testing

@Suite("Rules of conformance")
struct RuleTableTests {
  @Test("every line of the list is a rule with a number of its own, a confidence and a text")
  func list() {
    let rules = ConformanceRule.all
    #expect(rules.count == 371)
    #expect(Set(rules.map(\.id)).count == rules.count)
    #expect(rules.allSatisfy { !$0.confidences.isEmpty && $0.summary.hasSuffix(".") })
    #expect(rules.first { $0.id == "TV-29a" }?.confidenceText == "high")
    #expect(rules.first { $0.id == "TV-24" }?.confidences == [.high, .medium])
    #expect(rules.first { $0.id == "FL-V2" }?.confidences == [.observed])
  }

  @Test("clauses are numbered from 1 without gaps, in sentences, and there is never only one")
  func clauses() {
    let rules = ConformanceRule.all
    #expect(rules.count { !$0.clauses.isEmpty } == 222)
    #expect(rules.allSatisfy { $0.clauses.count != 1 })
    #expect(rules.flatMap(\.clauses).allSatisfy { $0.hasSuffix(".") })
    let rule = rules.first { $0.id == "TV-91c" }
    #expect(rule?.clauseIDs == ["TV-91c.1", "TV-91c.2", "TV-91c.3"])
    #expect(rule?.clauses[1] == "Insertions and the targets of moves have the index after it.")
    #expect(ConformanceRule.names.contains("TV-91c.3"))
    #expect(!ConformanceRule.names.contains("TV-91c.4"))
  }

  @Test("a case that names clauses counts once for their rule")
  func clausesOfCases() {
    let table = RuleTable(cases: [result("a", .failed, ["TV-55.1", "TV-55.2"])])
    #expect(table.checked.map(\.id) == ["TV-55"])
    #expect(table.checked[0].cases.count == 1 && table.checked[0].redCount == 1)
  }

  @Test("rules keep their order, with and without cases, and unknown ones come last by number")
  func order() {
    let table = RuleTable(cases: [
      result("a", .passed, ["X-10", "NB-3"]), result("b", .failed, ["NB-3", "X-9"]),
    ])
    #expect(table.rows.prefix(3).map(\.id) == ["NB-1", "NB-2", "NB-3"])
    #expect(table.rows.suffix(2).map(\.id) == ["X-9", "X-10"])
    #expect(table.checked.map(\.id) == ["NB-3", "X-9", "X-10"])
    #expect(table.checked[0].redCount == 1 && table.checked[0].cases.count == 2)
    #expect(table.unchecked.count == 370)
    #expect(table.summary == "1 of 371 rules have cases, 0 are proven")
  }

  @Test("the listing says what held, what is red and what has no case")
  func listing() {
    var run = SampleRun.run
    run.suites = [
      SuiteResult(
        className: "S",
        name: "S",
        file: "S.xml",
        cases: [
          result("a[n=1]", .passed, ["NB-1"]), result("a[n=2]", .passed, ["NB-1"]),
          result("b", .failed, ["NB-1", "NB-3"]), result("c", .passed, ["NB-4"]),
        ]
      )
    ]
    // How wide a column is depends on what is proven today.
    let lines = RuleListing(run: run).text.split(separator: "\n").map { line in
      line.split(separator: "  ", omittingEmptySubsequences: true)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(lines[0] == ["Rules"])
    #expect(lines[1] == ["NB-1", "high", "1 of 3 red", "a (2), b"])
    #expect(lines[2].prefix(3) == ["NB-2", "high", "no case"])
    #expect(lines[2].last?.hasPrefix("(A nib that is not there") == true)
    #expect(lines[3] == ["NB-3", "medium", "1 of 1 red", "b"])
    #expect(lines[4].first == "NB-4" && lines[4].last == "c")
    // None of these cases is one that was ever seen red.
    #expect(["mentioned", "held", "proven at "].contains(where: lines[4][2].hasPrefix))
    #expect(lines.last?.first?.hasPrefix("3 of 371 rules have cases, ") == true)
  }

  @Test("the page shows text, confidence and the rules without a case")
  func page() {
    let page = HTMLReport().render(SampleRun.run)
    #expect(page.contains("of 371 rules have cases"))
    #expect(page.contains("The result is the top-level objects in their order"))
    #expect(page.contains("without a case in this run"))
  }

  private func result(_ name: String, _ status: CaseStatus, _ rules: [String]) -> CaseResult {
    CaseResult(
      identity: CaseIdentity(className: "S", name: name, file: "S.xml", line: 1),
      status: status,
      rules: rules
    )
  }
}
