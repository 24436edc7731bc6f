import Comparison
import SuiteRunner
import TestModel

/// One side of a comparison, made ready.
struct CompareSide {
  /// What was named.
  let request: ArmRequest
  /// Its files; nil for a stored result, and for a program that takes suites where they are.
  let tree: ArmTree?
  /// The program that runs it.
  let program: ArmProgram
  /// What to run; nil for a stored result.
  var plan: RunPlan?
  /// The suites of the plan.
  var sources: SuiteSources

  /// The side as reports name it.
  func described(as name: String, run: RunResult) -> ComparedSide {
    ComparedSide(
      name: name,
      commit: tree?.commit ?? run.header.commit,
      caseCount: run.cases.count,
      host: run.header.host
    )
  }
}
