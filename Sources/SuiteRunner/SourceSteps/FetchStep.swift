import HeadlessUIKit

/// `<fetch>`: a fetched results controller shows records in the host table, or as its delegate tells.
struct FetchStep: SuiteStep {
  let line: Int
  private let plan: FetchPlan

  init(_ element: SourceElement) {
    line = element.line
    plan = FetchPlan(element)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let stage = context.stage
    let (plan, line) = (plan, line)
    return { () throws(StepError) in
      do {
        try stage.fetched.fetch(plan, for: stage.host as? UITableView)
      } catch {
        throw .because("the fetch failed: \(error)", line: line)
      }
      stage.window.layoutIfNeeded()
    }
  }
}
