import ArgumentParser
import Foundation
import HeadlessUIKit
import Processes

/// The command line tool as a program of one's own, which knows the classes of an app.
///
/// ```swift
/// import Contacts
/// import NibmarkRunner
///
/// Runner.main { $0.register(ContactCell.self) }
/// ```
///
/// The program has the commands of `nibmark` that work at suites. Its workers are copies of itself, so that every
/// case has the classes.
public enum Runner {
  /// Runs what the command line asks for, and ends the process.
  ///
  /// - Parameter prepareClasses: Registers the app's classes, for each case anew.
  @MainActor
  public static func main(
    _ prepareClasses: @escaping @MainActor @Sendable (NibClassRegistry) -> Void
  ) -> Never {
    RunnerClasses.set(prepareClasses)
    main(SuiteCommands.self)
  }

  /// Runs what the command line asks of a root command, and ends the process.
  @MainActor
  package static func main(_ root: any ParsableCommand.Type) -> Never {
    // Errors become text and an exit code here and nowhere else.
    StandardStreams.prepare()
    do {
      var command = try root.parseAsRoot(Array(ProgramStart.arguments.dropFirst()))
      try command.run()
      CommandFailure.exit()
    } catch {
      CommandFailure.exit(with: error, of: root)
    }
  }
}
