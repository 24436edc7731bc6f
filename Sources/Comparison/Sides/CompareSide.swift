import Foundation
import SuiteMessages
import TestModel

/// One side of a comparison, made ready.
public struct CompareSide {
  /// Its files; nil for a stored result, and for a program that takes suites where they are.
  public let tree: ArmTree?
  /// The program that runs it.
  let program: ArmProgram
  /// The suites of the side.
  let sources: SuiteSources
  /// What to run; nil for a stored result.
  let plan: SidePlan?
  /// The result that was stored; nil for a side that is run.
  let stored: RunResult?

  /// What a worker of the side is told.
  var arm: MeasuredArm { MeasuredArm(program: program, sources: sources) }

  /// The side as reports name it.
  public func described(as name: String, run: RunResult) -> ComparedSide {
    ComparedSide(
      name: name,
      commit: tree?.commit ?? run.header.commit,
      caseCount: run.cases.count,
      host: run.header.host
    )
  }

  /// The stored result, or that of a run now.
  func result(
    named name: String,
    _ header: RunHeader,
    _ tell: (String) -> Void
  ) throws(MeasuringError) -> RunResult {
    if let stored { return stored.withoutIncompleteCase }
    guard let plan else { throw MeasuringError("the \(name) has nothing to run") }
    var options = program.options
    options.count = max(1, ProcessInfo.processInfo.activeProcessorCount)
    var own = header
    own.commit = tree?.commit ?? header.commit
    guard let result = plan.run(options, own) else {
      throw MeasuringError("the \(name) did not run")
    }
    let totals = result.summary.totals
    tell("\(name): \(totals.count) cases, \(totals.redCount) of them red")
    return result.withoutIncompleteCase
  }
}
