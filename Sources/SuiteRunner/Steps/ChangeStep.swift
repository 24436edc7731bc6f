import HeadlessUIKit

/// A step that changes the data and tells the list: `<insert>`, `<delete>`, `<move>`.
protocol ChangeStep: SuiteStep {
  static var kind: DataChange.Kind { get }
  var plan: ChangePlan { get }
}

extension ChangeStep {
  var line: Int { plan.line }

  @MainActor
  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let list = try context.list(line: line)
    let data = plan.reach == .list ? nil : try context.data(line: line)
    let change = try plan.change(in: context, data)
    let (plan, line, window) = (plan, line, context.stage.window)
    return { () throws(StepError) in
      // As in an app, where the list is on screen when its data changes: it has counted what was there before.
      window.layoutIfNeeded()
      if UIKitException.isPending { return }
      if let problem = data?.model.apply([change]) { throw .because(problem, line: line) }
      if plan.reach != .data { list.tell(change, plan.rowAnimation) }
    }
  }
}
