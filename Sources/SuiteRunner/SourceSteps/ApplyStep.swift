import HeadlessUIKit

/// `<apply>`: a changed snapshot for the host list's diffable data source, which the first one makes.
struct ApplyStep: SuiteStep {
  let line: Int
  private let reuseIdentifier: String
  private let nib: String?
  private let isAnimated: Bool
  private let edits: [SnapshotEdit]

  init(_ element: SourceElement) {
    line = element.line
    reuseIdentifier = element.text("reuseIdentifier")
    nib = element.optionalText("nib")
    isAnimated = element.flag("animated", standard: true)
    edits = element.children("edit").map(SnapshotEdit.init)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let stage = context.stage
    let nib: UINib? = if let nib { try context.nibs.nib(nib, line: line) } else { nil }
    return { () throws(StepError) in
      let source = stage.snapshots ?? SnapshotSource(list, cell: reuseIdentifier, nib: nib)
      stage.snapshots = source
      var snapshot = source.snapshot
      for edit in edits where !UIKitException.isPending { edit.apply(to: &snapshot) }
      if UIKitException.isPending { return }
      source.apply(snapshot, isAnimated: isAnimated) {
        CallLog.current?.append(
          LoggedCall(name: "completion(true)", className: "Batch", outlets: [])
        )
      }
      if !UIKitException.isPending { stage.window.layoutIfNeeded() }
    }
  }
}
