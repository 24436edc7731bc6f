import Testing

@testable import TestModel

@Suite("What is known of a rule")
struct RuleEvidenceTests {
  private static let proofs = """
    # A comment.
    TV-1.1 | S/a | 1a | TV-1-first | f1 | 0123456
    TV-1.2 | S/b | 2b | TV-1-second | f2 | 89abcde
    TV-2 | S/c | 3c | TV-2-only | f3 | 0123456 | changed
    TV-3 | S/d | 4d
    """

  private func evidence(_ lines: String, _ cases: [CaseResult]) -> RuleEvidence? {
    let rules = ConformanceRule.rules(of: lines)
    return rules.first.map {
      RuleEvidence(rule: $0, cases: cases, proofs: ClauseProof.proofs(of: Self.proofs))
    }
  }

  private func result(_ name: String, _ digest: String) -> CaseResult {
    var result = CaseResult(
      identity: CaseIdentity(className: "S", name: name, file: "S.xml", line: 1),
      status: .passed
    )
    result.digest = digest
    return result
  }

  private let clauses = "TV-1 | high | Two.\n  1. One.\n  2. Two.\n"

  @Test("a rule is proven when each clause was seen red by a case that is as it was")
  func proven() {
    #expect(evidence(clauses, [result("a[n=1]", "1a"), result("b", "2b")]) == .proven)
  }

  @Test("a case that changed, is gone, or watches another function proves nothing since")
  func former() {
    let changed = evidence(clauses, [result("a", "1a"), result("b", "ff")])
    #expect(changed == .provenBefore(commit: "89abcde"))
    #expect(evidence(clauses, [result("b", "2b")]) == .provenBefore(commit: "0123456"))
    let moved = evidence("TV-2 | high | One.", [result("c", "3c")])
    #expect(moved == .provenBefore(commit: "0123456"))
    #expect(moved?.text == "proven at 0123456, not since")
  }

  @Test("a rule with an unproven clause is held, one without any proof is mentioned")
  func unproven() {
    let three = clauses + "  3. Three.\n"
    #expect(evidence(three, [result("a", "1a")]) == .held(proven: 2, of: 3))
    #expect(evidence("TV-3 | high | One.", [result("d", "4d")]) == .mentioned)
    #expect(evidence("TV-9 | high | One.", [result("e", "")]) == .mentioned)
  }

  @Test("each proof that is stored can be read, and names a rule or a clause that is there")
  func stored() {
    let lines = String(decoding: PackageResources.proofs_txt, as: UTF8.self).split(separator: "\n")
      .filter { $0.first != "#" }
    #expect(lines.count == ClauseProof.all.count)
    for proof in ClauseProof.all.values {
      #expect(ConformanceRule.names.contains(proof.clause), "\(proof.clause)")
    }
  }
}
