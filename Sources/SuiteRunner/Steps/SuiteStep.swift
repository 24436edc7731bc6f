import HeadlessUIKit
import TestModel

/// One step of a case.
///
/// A step is prepared against the state that it finds, and the action is what then runs. A case prepares
/// and runs each step in turn; a benchmark prepares its measured steps once, and repeats only the actions,
/// so that its loop reads no XML and no expression.
protocol SuiteStep: Sendable {
  /// The line in the suite.
  var line: Int { get }

  /// Reads a step from an element that the checker found right.
  init(_ element: SourceElement)

  /// Looks up all that the step names.
  ///
  /// - Throws: ``StepError`` for what is not there.
  @MainActor func prepare(in context: CaseContext) throws(StepError) -> StepAction
}

/// What a prepared step does.
typealias StepAction = @MainActor () throws(StepError) -> Void

/// Why a case cannot go on.
enum StepError: Error {
  /// UIKit's own answer to a mistake.
  case exception(UIKitException)
  /// The step cannot be carried out: it names what is not there, or a file does not load.
  case broken(CaseFailure)
}

extension StepError {
  /// An error of the case with a message.
  static func because(
    _ message: String,
    type: String = "StepError",
    line: Int = 0,
    details: [FailureDetail] = []
  ) -> StepError {
    .broken(
      CaseFailure(
        kind: .error,
        type: type,
        message: message,
        details: details,
        location: line > 0 ? CaseLocation(file: "", line: line) : nil
      )
    )
  }
}
