import TestModel

/// `<assert>`: an expression that must be true of the tree.
struct AssertStep: SuiteStep {
  let line: Int
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
      if outcome.isTrue, outcome.emptyPaths.isEmpty { return }
      var failure = failure(outcome, context)
      failure.mismatch = context.tree.mismatch(test, outcome)
      context.record(failure)
    }
  }

  @MainActor
  private func failure(_ outcome: AssertionOutcome, _ context: CaseContext) -> CaseFailure {
    let details = [FailureDetail(title: "What the paths select", text: outcome.explanation)]
    let tree = context.tree.picture(around: outcome.selected)
    let place = context.location(line)
    guard outcome.emptyPaths.isEmpty else {
      let paths = outcome.emptyPaths.joined(separator: ", ")
      return CaseFailure(
        type: "EmptyAssertion",
        message: (message.map { "\($0): " } ?? "") + "\(paths) selects nothing, in: \(test)",
        expected: test,
        actual: "nothing selected",
        details: details,
        location: place,
        tree: tree
      )
    }
    return CaseFailure(
      type: "AssertionFailed",
      message: message.map { "\($0): \(test)" } ?? "not true: \(test)",
      expected: test,
      actual: outcome.value,
      details: details,
      location: place,
      tree: tree
    )
  }
}
