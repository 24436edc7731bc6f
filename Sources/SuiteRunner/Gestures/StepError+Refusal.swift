import Foundation

extension StepError {
  /// The type of failures of gestures that do nothing.
  static let refusal = "GestureRefused"

  /// The list did not take what the user did: nothing there, or not allowed.
  static func refused(_ what: String, _ path: IndexPath, line: Int) -> StepError {
    .because(
      "\(what) at section \(path[0]), item \(path[1]) does nothing: it is not there, not visible, or not allowed",
      kind: .failure,
      type: refusal,
      line: line
    )
  }
}
