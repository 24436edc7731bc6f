import HeadlessUIKit

/// `<tapStatusBar>`: the user taps the status bar, which scrolls the host to its top.
struct TapStatusBarStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) { line = element.line }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    guard let view = context.stage.host as? UIScrollView else {
      throw .because("the case's host does not scroll", line: line)
    }
    let (line, window) = (line, context.stage.window)
    return { () throws(StepError) in
      guard view.takesTouches, view.tapStatusBar() else {
        throw .because(
          "<tapStatusBar> does nothing: the host does not allow it",
          kind: .failure,
          type: StepError.refusal,
          line: line
        )
      }
      window.layoutIfNeeded()
    }
  }
}
