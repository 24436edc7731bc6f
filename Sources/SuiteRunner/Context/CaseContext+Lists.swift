import HeadlessUIKit

extension CaseContext {
  /// The host as a list.
  ///
  /// - Throws: ``StepError`` for a host that is none.
  func list(line: Int) throws(StepError) -> ListHost {
    if let list = ListHost(stage.host) { return list }
    throw .because("the case's host is no list; name a fixture with one", line: line)
  }

  /// The generated data of the host.
  ///
  /// - Throws: ``StepError`` for a host without any.
  func data(line: Int) throws(StepError) -> GeneratedList {
    if let data = stage.data { return data }
    throw .because(
      "the case's fixture has no <data> to change; give it some, or say changes=\"list\"",
      line: line
    )
  }

  /// The host as a table.
  ///
  /// - Throws: ``StepError`` for any other host.
  func table(line: Int) throws(StepError) -> UITableView {
    if let table = stage.host as? UITableView { return table }
    throw .because("the case's host is no table", line: line)
  }

  /// Runs steps out of a block of the virtual clock; what goes wrong is kept for the case.
  func runLate(_ steps: [any SuiteStep]) {
    for step in steps {
      do throws(StepError) {
        try run(step)
      } catch {
        switch error {
        case .exception(let exception, at: _): return UIKitException.raise(exception)
        case .broken(var failure):
          if let line = failure.location?.line { failure.location = location(line) }
          return record(failure)
        }
      }
    }
  }
}
