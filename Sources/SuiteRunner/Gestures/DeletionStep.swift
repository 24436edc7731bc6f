import HeadlessUIKit

/// `<confirmDeletion>` and `<cancelDeletion>`: the answer to a row's Delete button.
struct DeletionStep: SuiteStep {
  let line: Int
  private let isConfirmed: Bool

  init(_ element: SourceElement) {
    line = element.line
    isConfirmed = element.name == "confirmDeletion"
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let table = try context.table(line: line)
    let (isConfirmed, line) = (isConfirmed, line)
    return { () throws(StepError) in
      guard isConfirmed else { return table.cancelDeletion() }
      if table.takesTouches, table.confirmDeletion() || UIKitException.isPending { return }
      throw .because(
        "no row shows a Delete button that takes touches; swipe it, or tap its edit control, before",
        kind: .failure,
        type: StepError.refusal,
        line: line
      )
    }
  }
}
