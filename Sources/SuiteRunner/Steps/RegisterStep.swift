/// `<register>`: a nib or a class for a pool.
struct RegisterStep: SuiteStep {
  private let plan: RegistrationPlan

  var line: Int { plan.line }

  init(_ element: SourceElement) {
    plan = RegistrationPlan(element)
  }

  init(_ plan: RegistrationPlan) {
    self.plan = plan
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let (host, pool) = try plan.pool.resolve(in: context, line: line)
    let origin: ReuseOrigin
    if let nib = plan.nib {
      origin = .nib(try context.nibs.nib(nib, line: line))
    } else if let nibName = plan.nibName {
      origin = .nib(context.nibs.nib(lookedUp: nibName))
    } else {
      origin = .viewClass(try context.nibs.viewClass(plan.className, line: line))
    }
    let (classes, lane) = (context.stage.declaredClasses, ReuseLane(host, pool))
    let isClass = plan.nib == nil && plan.nibName == nil
    let declared = isClass ? plan.className : nil
    return { () throws(StepError) in
      host.register(origin, pool)
      classes.note(declared, of: lane)
    }
  }
}
