/// `<register>`: a nib or a class for a pool.
struct RegisterStep: SuiteStep {
  let line: Int
  private let nib: String?
  private let nibName: String?
  private let className: String
  private let pool: PoolName

  init(_ element: SourceElement) {
    line = element.line
    nib = element.optionalText("nib")
    nibName = element.optionalText("nibName")
    className = element.text("class")
    pool = PoolName(element)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let (host, pool) = try pool.resolve(in: context, line: line)
    let origin: ReuseOrigin
    if let nib {
      origin = .nib(try context.nibs.nib(nib, line: line))
    } else if let nibName {
      origin = .nib(context.nibs.nib(lookedUp: nibName))
    } else {
      origin = .viewClass(try context.nibs.viewClass(className, line: line))
    }
    let (stage, lane) = (context.stage, ReuseLane(host, pool))
    let isClass = nib == nil && nibName == nil
    let declared = isClass ? className : nil
    return { () throws(StepError) in
      host.register(origin, pool)
      stage.note(declaredClass: declared, of: lane)
    }
  }
}
