/// `<discardCalls>`: forgets the calls so far.
struct DiscardCallsStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) {
    line = element.line
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in _ = context.calls.take() }
  }
}
