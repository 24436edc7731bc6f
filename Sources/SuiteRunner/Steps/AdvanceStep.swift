import HeadlessUIKit

/// `<advance>`: virtual time.
struct AdvanceStep: SuiteStep {
  let line: Int
  private let seconds: Double

  init(_ element: SourceElement) {
    line = element.line
    seconds = element.duration("by") ?? 0
  }

  func prepare(in context: CaseContext) -> StepAction {
    let seconds = seconds
    return { () throws(StepError) in MainLoop.shared.advance(by: seconds) }
  }
}
