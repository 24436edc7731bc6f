import HeadlessUIKit

/// `<tapIndexTitle>`: a title of a table's section index.
struct TapIndexTitleStep: SuiteStep {
  let line: Int
  private let index: TemplateText

  init(_ element: SourceElement) {
    line = element.line
    index = element.template("index") ?? TemplateText("0")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let table = try context.table(line: line)
    let index = try context.count(index, line: line)
    let (line, window) = (line, context.stage.window)
    return { () throws(StepError) in
      window.layoutIfNeeded()
      let isTaken = FingerReach.reaches(table, in: window) && table.tapIndexTitle(at: index)
      if UIKitException.isPending { return }
      if !isTaken {
        throw .because(
          "the table has no index title \(index), or takes no touches",
          kind: .failure,
          type: StepError.refusal,
          line: line
        )
      }
      window.layoutIfNeeded()
    }
  }
}
