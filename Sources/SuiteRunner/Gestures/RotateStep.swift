/// `<rotate>`: the window's width becomes its height.
struct RotateStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) { line = element.line }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let stage = context.stage
    return { () throws(StepError) in
      let size = stage.window.bounds.size
      stage.resize(width: size.height, height: size.width)
    }
  }
}
