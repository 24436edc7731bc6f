import HeadlessUIKit

/// `<setEditing>`: a table's editing mode.
struct SetEditingStep: SuiteStep {
  let line: Int
  private let isOn: Bool
  private let isAnimated: Bool

  init(_ element: SourceElement) {
    line = element.line
    isOn = element.flag("editing", standard: true)
    isAnimated = element.flag("animated")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let table = try context.table(line: line)
    let (isOn, isAnimated, window) = (isOn, isAnimated, context.stage.window)
    return { () throws(StepError) in
      table.setEditing(isOn, animated: isAnimated)
      if !UIKitException.isPending { window.layoutIfNeeded() }
    }
  }
}
