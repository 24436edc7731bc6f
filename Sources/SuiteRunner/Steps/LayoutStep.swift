/// `<layout>`: the pending layout of the window.
struct LayoutStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) {
    line = element.line
  }

  func prepare(in context: CaseContext) -> StepAction {
    let window = context.stage.window
    return { () throws(StepError) in window.layoutIfNeeded() }
  }
}
