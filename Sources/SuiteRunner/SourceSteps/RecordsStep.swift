import HeadlessUIKit

/// `<records>`: changes of records in memory, which the context then tells.
struct RecordsStep: SuiteStep {
  let line: Int
  private let told: String
  private let edits: [RecordEdit]

  init(_ element: SourceElement) {
    line = element.line
    told = element.optionalText("told") ?? "processed"
    edits = element.children("record").map(RecordEdit.init)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let stage = context.stage
    return { () throws(StepError) in
      let records = stage.fetched.context
      for edit in edits {
        if let problem = edit.apply(to: records) { throw .because(problem, line: line) }
      }
      if told == "processed" { records.processPendingChanges() }
      if told == "saved" {
        do {
          try records.save()
        } catch {
          throw .because("the save failed: \(error)", line: line)
        }
      }
      if !UIKitException.isPending { stage.window.layoutIfNeeded() }
    }
  }
}
