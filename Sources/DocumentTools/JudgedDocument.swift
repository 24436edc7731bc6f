import TestModel

/// A checked document with what becomes of its findings.
struct JudgedDocument {
  /// What it says of classes.
  let uses: [ClassUse]
  /// Whether its check came to its end.
  let isWhole: Bool
  /// The whole document's case, then those of its roots.
  private var cases: [JudgedCase]

  /// Judges a document.
  ///
  /// - Parameters:
  ///   - checked: What was found in it.
  ///   - planned: Its cases. Nothing was found out about those after a loss, or which the document no longer has.
  ///   - judge: What decides.
  init(_ checked: CheckedDocument, of planned: DocumentCases, by judge: FindingJudge) {
    uses = checked.uses
    isWhole = checked.loss == nil
    var isFirst = true
    cases = []
    for (index, identity) in planned.all.enumerated() {
      let isWanted = planned.isWanted(identity)
      var one: CheckedCase? = checked.cases.indices.contains(index) ? checked.cases[index] : nil
      if checked.loss != nil {
        // A loss is told once, at the first case that somebody asked for.
        one = isFirst && isWanted ? checked.cases[0] : nil
      }
      cases.append(
        JudgedCase(identity, one ?? checked.unchecked, isWanted: isWanted, by: judge)
      )
      if isWanted { isFirst = false }
    }
  }

  /// Adds findings that were only seen beside other documents.
  mutating func add(_ findings: [Finding], by judge: FindingJudge) {
    cases[0].add(findings.map(\.failureOfCase), by: judge)
  }

  /// The results of the cases that the filters leave in.
  var results: [CaseResult] { cases.filter(\.isWanted).map(\.result) }

  /// What becomes of each finding, case by case.
  var parts: [FindingJudge.Parts] { cases.map(\.parts) }
}
