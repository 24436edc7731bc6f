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
/// The program has all commands of `nibmark`. Its workers are copies of itself, so that every case has the classes.
public enum Runner {
  /// Runs what the command line asks for, and ends the process.
  ///
  /// - Parameter prepareClasses: Registers the app's classes, for each case anew.
  @MainActor
  public static func main(
    _ prepareClasses: @escaping @MainActor @Sendable (NibClassRegistry) -> Void
  ) -> Never {
    RunnerClasses.set(prepareClasses)
    main()
  }

  /// Runs the tool without classes of an app, and ends the process.
  @MainActor
  public static func main() -> Never {
    // Errors become text and an exit code here and nowhere else.
    StandardStreams.prepare()
    do {
      var command = try Nibmark.parseAsRoot(Array(ProgramStart.arguments.dropFirst()))
      try command.run()
      CommandFailure.exit()
    } catch {
      CommandFailure.exit(with: error)
    }
  }
}
