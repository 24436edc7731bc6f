import TestModel

/// Steps that wait for something that is still to come: a call, a completion, a refresh.
@MainActor
final class LateSteps {
  /// The line of the element that holds them.
  let line: Int
  /// The steps.
  let steps: [any SuiteStep]
  /// What did not happen where they never run.
  private let absence: String
  /// Whether they have run once or more.
  private(set) var haveRun = false

  /// Creates steps that wait.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - line: The line of the element that holds them.
  ///   - absence: What did not happen where they never run, as a clause.
  init(_ steps: [any SuiteStep], line: Int, absence: String) {
    self.steps = steps
    self.line = line
    self.absence = absence
  }

  /// Runs the steps; what goes wrong is kept for the case.
  func run(in context: CaseContext) {
    haveRun = true
    context.runLate(steps)
  }

  /// The failure of a case at whose end the steps have not run.
  func failure(at location: CaseLocation) -> CaseFailure {
    CaseFailure(
      type: "NeverRan",
      message: "its steps never ran: \(absence)",
      expected: "steps that run before the case ends",
      actual: "they were left",
      location: location
    )
  }
}
