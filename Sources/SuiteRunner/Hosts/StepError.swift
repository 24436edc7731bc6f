import HeadlessUIKit
import TestModel

/// Why a case cannot go on.
enum StepError: Error {
  /// UIKit's own answer to a mistake, at the step that raised it; nil before the first step.
  case exception(UIKitException, at: RaisingStep? = nil)
  /// The step cannot be carried out: it names what is not there, or a file does not load.
  case broken(CaseFailure)
}

extension StepError {
  /// The type of the failure that an expression does not select one view.
  static let unselected = "SelectionError"

  /// An error of the case with a message; a failure where the engine may be to blame, and not the suite.
  static func because(
    _ message: String,
    kind: CaseFailure.Kind = .error,
    type: String = "StepError",
    line: Int = 0,
    details: [FailureDetail] = []
  ) -> StepError {
    .broken(
      CaseFailure(
        kind: kind,
        type: type,
        message: message,
        details: details,
        location: line > 0 ? CaseLocation(file: "", line: line) : nil
      )
    )
  }

  /// What went wrong, without a place.
  var message: String {
    switch self {
    case .exception(let exception, at: _): exception.reason
    case .broken(let failure): failure.message
    }
  }
}
