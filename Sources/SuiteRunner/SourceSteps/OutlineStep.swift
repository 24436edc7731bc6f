import HeadlessUIKit

/// `<outline>`: a changed snapshot of one section for the host collection's diffable data source.
struct OutlineStep: SuiteStep {
  let line: Int
  private let section: String
  private let edits: [OutlineEdit]

  init(_ element: SourceElement) {
    line = element.line
    section = element.text("section")
    edits = element.children("branch").map(OutlineEdit.init)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let stage = context.stage
    return { () throws(StepError) in
      let source = stage.snapshots ?? SnapshotSource(list, cell: "")
      stage.snapshots = source
      guard var snapshot = source.outline(of: section) else {
        throw .because("only collections have snapshots of sections", line: line)
      }
      for edit in edits where !UIKitException.isPending { edit.apply(to: &snapshot) }
      if UIKitException.isPending { return }
      source.apply(snapshot, to: section)
      if !UIKitException.isPending { stage.window.layoutIfNeeded() }
    }
  }
}
