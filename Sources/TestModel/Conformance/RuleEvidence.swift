/// What is known of a rule's cases beside that they are green.
public enum RuleEvidence: Sendable, Equatable {
  /// Cases name it, and none was ever seen red for it.
  case mentioned
  /// Some of its clauses were seen red.
  case held(proven: Int, of: Int)
  /// Each of its clauses was seen red, by these cases and with this engine.
  case proven
  /// Each was seen red, and since this commit a case or a function is another one.
  case provenBefore(commit: String)

  /// As listings print it.
  public var text: String {
    switch self {
    case .mentioned: "mentioned"
    case .held(let proven, let count): "held, \(proven) of \(count) proven"
    case .proven: "proven"
    case .provenBefore(let commit): "proven at \(commit), not since"
    }
  }
}

extension RuleEvidence {
  /// The evidence of a rule whose cases are green.
  ///
  /// - Complexity: O(n) in the clauses and the cases.
  init(
    rule: ConformanceRule,
    cases: [CaseResult],
    proofs: [String: ClauseProof] = ClauseProof.all
  ) {
    let clauses = rule.clauses.isEmpty ? [rule.id] : rule.clauseIDs
    let found = clauses.compactMap { proofs[$0] }
    guard found.count == clauses.count else {
      let isKnown = !found.isEmpty || proofs[rule.id] != nil
      self = isKnown ? .held(proven: found.count, of: clauses.count) : .mentioned
      return
    }
    let digests = Dictionary(cases.map { (Self.name(of: $0), $0.digest) }) { one, _ in one }
    let former = found.first { $0.isOfFormerFunction || digests[$0.caseName] != $0.caseDigest }
    self = former.map { .provenBefore(commit: $0.commit) } ?? .proven
  }

  /// Class name and id below the folder of the suites, without the point of a sweep.
  private static func name(of result: CaseResult) -> String {
    let whole = result.identity.description.prefix { $0 != "[" }
    let folder = ["Suites.", "builtin:"].first { whole.hasPrefix($0) } ?? ""
    return String(whole.dropFirst(folder.count))
  }
}
