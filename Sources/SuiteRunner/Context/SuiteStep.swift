/// One step of a case.
///
/// A step is prepared against the state that it finds, and the action is what then runs. A case prepares
/// and runs each step in turn; a benchmark prepares its measured steps once, and repeats only the actions,
/// so that its loop reads no XML and no expression.
protocol SuiteStep: Sendable {
  /// The line in the suite.
  var line: Int { get }
  /// Whether the step only looks at the tree, so that the next one finds it as it is.
  var onlyLooks: Bool { get }
  /// Whether the step checks something, and does not only act.
  var checks: Bool { get }

  /// Looks up all that the step names.
  ///
  /// - Throws: ``StepError`` for what is not there.
  @MainActor func prepare(in context: CaseContext) throws(StepError) -> StepAction
}

extension SuiteStep {
  var onlyLooks: Bool { false }
  var checks: Bool { false }
}

/// What a prepared step does.
typealias StepAction = @MainActor () throws(StepError) -> Void
