extension PoolName {
  /// The pool, and the list that it belongs to.
  @MainActor
  func resolve(in context: CaseContext, line: Int) throws(StepError) -> (ListHost, ReusePool) {
    let host = try host(in: context, line: line)
    let space: ReusePool.Space =
      isHeaderFooter ? .headerFooter : kind.map { .supplementary($0) } ?? .cell
    let pool = ReusePool(identifier: try context.text(identifier, line: line), space: space)
    if let refusal = host.refusal(of: pool) { throw .because(refusal, line: line) }
    return (host, pool)
  }

  @MainActor
  private func host(in context: CaseContext, line: Int) throws(StepError) -> ListHost {
    let view = context.stage.host
    guard let list else {
      if let host = ListHost(view) { return host }
      throw .because(
        "the case's host is no table and no collection; name a fixture with one, or the list by \"in\"",
        line: line
      )
    }
    if let host = ListHost(try context.view(selectedBy: list, line: line)) { return host }
    throw .because("\(list) is no table and no collection", line: line)
  }
}
