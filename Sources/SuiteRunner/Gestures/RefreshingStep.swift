/// `<beginRefreshing>` and `<endRefreshing>`.
struct RefreshingStep: SuiteStep {
  let line: Int
  private let isBegin: Bool

  init(_ element: SourceElement) {
    line = element.line
    isBegin = element.name == "beginRefreshing"
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let control = try context.refreshControl(line: line)
    let isBegin = isBegin
    return { () throws(StepError) in
      if isBegin { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }
}
