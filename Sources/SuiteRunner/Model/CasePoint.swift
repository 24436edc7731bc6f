/// One of the runs that a case stands for: a point of its sweep, or of one of its limits on growth.
struct CasePoint {
  let values: SweepValues
  let scaling: Scaling?

  /// The points of a case's sweep, and those of its limits on growth.
  static func all(of planned: SuiteCase) -> [CasePoint] {
    SweepValues.all(of: planned.sweep).map { CasePoint(values: $0, scaling: nil) }
      + scalings(of: planned)
  }

  /// What reports call the point.
  func name(of planned: SuiteCase) -> String {
    let others = SweepValues(bindings: values.bindings.filter { $0.name != scaling?.variable })
    return planned.id + (scaling?.suffix ?? "") + others.suffix
  }

  /// One point for each limit on growth and each point of the other variables.
  private static func scalings(of planned: SuiteCase) -> [CasePoint] {
    guard case .benchmark(let plan) = planned.body else { return [] }
    return plan.scalings.flatMap { scaling in
      let fixed = planned.sweep.map { variable in
        guard variable.name == scaling.variable else { return variable }
        return SweepVariable(name: variable.name, values: Array(variable.values.prefix(1)))
      }
      return SweepValues.all(of: fixed).map { CasePoint(values: $0, scaling: scaling) }
    }
  }
}
