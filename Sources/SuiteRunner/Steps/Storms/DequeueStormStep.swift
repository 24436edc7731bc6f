/// `<dequeueStorm>`: random dequeues and recycles, held to a model after each.
struct DequeueStormStep: SuiteStep {
  private struct Pool: Sendable {
    let name: PoolName
    let weight: Int
  }

  let line: Int
  let checks = true
  private let operationCount: Int
  private let seed: Int?
  private let inUseMax: Int
  private let pools: [Pool]

  init(_ element: SourceElement) {
    line = element.line
    operationCount = element.count("operations") ?? 1
    seed = element.count("seed")
    inUseMax = element.count("onScreenMax") ?? 20
    pools = element.children("reusable").map {
      Pool(name: PoolName($0), weight: $0.count("weight") ?? 1)
    }
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    var resolved: [(pool: ReusePool, weight: Int)] = []
    var host: ListHost?
    for pool in pools {
      let (list, name) = try pool.name.resolve(in: context, line: line)
      guard host == nil || host?.view === list.view else {
        throw .because("the pools of a storm must be of one list", line: line)
      }
      host = list
      resolved.append((name, pool.weight))
    }
    guard let host else { throw .because("<dequeueStorm> names no pool", line: line) }
    let seed = seed.map { UInt64($0) } ?? context.inputs.seed
    let pools = resolved
    return { () throws(StepError) in
      let storm = DequeueStorm(
        HostRegistry(host: host),
        pools: pools,
        seed: seed,
        inUseMax: inUseMax
      )
      try storm.run(operationCount, context, line: line)
    }
  }
}
