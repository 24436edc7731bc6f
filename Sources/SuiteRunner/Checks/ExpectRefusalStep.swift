import TestModel

/// `<expectRefusal>`: a gesture that must do nothing.
struct ExpectRefusalStep: SuiteStep {
  let line: Int
  let checks = true
  private let steps: [any SuiteStep]

  init(_ element: SourceElement, steps: [any SuiteStep]) {
    line = element.line
    self.steps = steps
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    { () throws(StepError) in
      for step in steps where try !isRefused(step, context) {
        context.record(
          CaseFailure(
            type: "RefusalMissing",
            message: "the gesture was taken",
            expected: "a gesture that does nothing",
            actual: "it did something",
            details: SuiteText.line(step.line, of: context.inputs.suitePath).map {
              [FailureDetail(title: "step", text: $0)]
            } ?? [],
            location: context.location(step.line)
          )
        )
      }
    }
  }

  @MainActor
  private func isRefused(_ step: any SuiteStep, _ context: CaseContext) throws(StepError) -> Bool {
    let lateCount = context.lateCount
    do throws(StepError) {
      try context.run(step)
      return false
    } catch {
      guard case .broken(let failure) = error, failure.type == StepError.refusal else {
        throw error
      }
      context.forgetLate(after: lateCount)
      return true
    }
  }
}
