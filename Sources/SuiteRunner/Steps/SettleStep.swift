import HeadlessUIKit

/// `<settle>`: virtual time until nothing waits.
struct SettleStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) {
    line = element.line
  }

  func prepare(in context: CaseContext) -> StepAction {
    { () throws(StepError) in MainLoop.shared.settle() }
  }
}
