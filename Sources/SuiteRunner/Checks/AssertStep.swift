import TestModel

/// `<assert>`: an expression that must be true of the tree.
struct AssertStep: SuiteStep {
  let line: Int
  let checks = true
  let onlyLooks = true
  private let test: String
  private let message: String?

  init(_ element: SourceElement) {
    line = element.line
    test = element.text("test")
    message = element.optionalText("message")
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in
      let outcome = try context.tree.evaluate(test, context, line: line)
      guard let explanation = outcome.explanation else { return }
      var failure = failure(outcome, explanation, context)
      failure.mismatch = context.tree.mismatch(test, explanation.nodes)
      context.record(failure)
    }
  }

  @MainActor
  private func failure(
    _ outcome: AssertionOutcome,
    _ explanation: AssertionExplanation,
    _ context: CaseContext
  ) -> CaseFailure {
    let around = context.tree.picture(around: explanation.nodes)
    let empty = outcome.emptyPaths.joined(separator: ", ")
    let claim = message == nil ? "not true: \(test)" : test
    let problem = empty.isEmpty ? claim : "\(empty) selects nothing, in: \(test)"
    return CaseFailure(
      type: empty.isEmpty ? "AssertionFailed" : "EmptyAssertion",
      message: (message.map { "\($0): " } ?? "") + problem,
      expected: explanation.expected,
      actual: explanation.actual,
      details: explanation.details,
      location: context.location(line),
      tree: around.tree,
      marks: around.marks
    )
  }
}
