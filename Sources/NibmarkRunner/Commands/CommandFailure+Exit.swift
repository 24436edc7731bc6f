import ArgumentParser
import Foundation
import Processes

extension CommandFailure {
  /// Ends the process with a code, or with that of output that could not be written.
  static func exit(_ code: Int32 = 0) -> Never {
    Interruption.parkOtherThreads()
    Foundation.exit(StandardStreams.exitCode(code, requestedStyle))
  }

  /// Prints what the error says and ends the process with its code.
  ///
  /// - Parameters:
  ///   - error: What ended the command.
  ///   - root: The program's root command, which words help and mistakes of the command line.
  static func exit(with error: any Error, of root: any ParsableCommand.Type) -> Never {
    // A program that the same signal ended is no failure to tell of.
    Interruption.parkOtherThreads()
    if let code = error as? ExitCode { exit(code.rawValue) }
    // Help and version texts come as errors that are none.
    if root.exitCode(for: error) == .success {
      StandardStreams.writeVerbatim(root.fullMessage(for: error) + "\n")
      exit()
    }
    for line in lines(for: error, root) { StandardStreams.writeError(line) }
    exit(status(of: error).code(requestedStyle).rawValue)
  }

  private static func lines(for error: any Error, _ root: any ParsableCommand.Type) -> [String] {
    guard let failure = error as? CommandFailure else {
      return root.fullMessage(for: error).split(
        separator: "\n",
        omittingEmptySubsequences: false
      ).map(String.init)
    }
    return failure.lines.enumerated().map { $0 == 0 ? "nibmark: " + $1 : $1 }
  }

  private static func status(of error: any Error) -> ExitStatus {
    (error as? CommandFailure)?.status ?? .invalidInput
  }

  // A command line that cannot be parsed has no parsed option, yet its code should follow the wish.
  private static var requestedStyle: ExitCodeStyle {
    let arguments = ProgramStart.arguments
    let words = zip(arguments, arguments.dropFirst()).compactMap { $0 == "--exit-code" ? $1 : nil }
    let joined = arguments.filter { $0.hasPrefix("--exit-code=") }.map { $0.dropFirst(12) }
    return (words + joined.map(String.init)).compactMap(ExitCodeStyle.init).last ?? .plain
  }
}
