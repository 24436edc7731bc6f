/// `<reloadIndexTitles>`: a table's `reloadSectionIndexTitles()`.
struct ReloadIndexTitlesStep: SuiteStep {
  let line: Int

  init(_ element: SourceElement) { line = element.line }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let table = try context.table(line: line)
    return { () throws(StepError) in table.reloadSectionIndexTitles() }
  }
}
