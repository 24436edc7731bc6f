/// `<reload>`: a list's data anew, or views of some rows or sections.
struct ReloadStep: SuiteStep {
  let line: Int
  private let path: String?
  private let plan: ChangePlan?

  init(_ element: SourceElement) {
    line = element.line
    path = element.optionalText("in")
    plan = element["section"] == nil ? nil : ChangePlan(element, .reload)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list: ListHost
    if let path {
      guard let named = ListHost(try context.view(selectedBy: path, line: line)) else {
        throw .because("\(path) is no list", line: line)
      }
      list = named
    } else {
      list = try context.list(line: line)
    }
    guard let plan else { return { () throws(StepError) in list.reloadData() } }
    let change = try plan.change(in: context, nil)
    return { () throws(StepError) in list.tell(change, plan.rowAnimation) }
  }
}
