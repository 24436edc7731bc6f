/// `<unregister>`: nil for a pool.
struct UnregisterStep: SuiteStep {
  let line: Int
  private let pool: PoolName

  init(_ element: SourceElement) {
    line = element.line
    pool = PoolName(element)
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let (host, pool) = try pool.resolve(in: context, line: line)
    return { () throws(StepError) in host.register(.none, pool) }
  }
}
