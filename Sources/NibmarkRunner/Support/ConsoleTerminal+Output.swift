import Foundation
import Reporting

extension ConsoleTerminal {
  /// What standard output may show.
  package static var standardOutput: ConsoleTerminal {
    .detected(descriptor: STDOUT_FILENO, environment: ProcessInfo.processInfo.environment)
  }
}
