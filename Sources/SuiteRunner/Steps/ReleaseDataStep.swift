/// `<releaseData>`: nobody keeps the generated data any more; lists hold it weakly.
struct ReleaseDataStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) { line = element.line }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    _ = try context.data(line: line)
    return { () throws(StepError) in context.stage.releaseData() }
  }
}
