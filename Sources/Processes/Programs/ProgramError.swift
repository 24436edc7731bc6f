#if Tools
import Subprocess

/// Why a program has no answer.
package enum ProgramError: Error, Sendable, CustomStringConvertible {
  /// It cannot be started.
  case start(reason: String)
  /// It took longer than its limit.
  case overdue(limit: Duration)
  /// It wrote more than is kept.
  case tooMuchOutput
  /// It ended with another status than 0, and what it said.
  case failed(String)

  /// Takes over a library's error.
  init(_ error: any Error) {
    guard let error = error as? SubprocessError else {
      self = .start(reason: "\(error)")
      return
    }
    self = error.code == .outputLimitExceeded ? .tooMuchOutput : .start(reason: error.description)
  }

  package var description: String {
    switch self {
    case .start(let reason): "it cannot be started: \(reason)"
    case .overdue(let limit): "it did not end within \(limit)"
    case .tooMuchOutput: "it wrote more than \(Program.outputCountMax / 1_048_576) MiB"
    case .failed(let reason): reason
    }
  }
}
#endif
