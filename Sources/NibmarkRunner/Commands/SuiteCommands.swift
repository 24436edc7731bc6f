import ArgumentParser

/// The commands that work at suites: all that a runner has, and part of what the tool has.
package struct SuiteCommands: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: RunnerClasses.programName,
    abstract: "Test and measure Interface Builder list views with classes of your own.",
    discussion: """
      `nibmark` has the other commands: compare, check, init, render, diff, history.

      Exit codes: 0 when all passed, 1 for anything else. With --exit-code=rich:
      \(ExitStatus.table)
      """,
    version: Version.current,
    subcommands: running + [InspectCaseCommand.self] + reporting + inner
  )

  package init() {}

  /// Those that read suites and run them.
  package static let running: [any ParsableCommand.Type] = [
    RunCommand.self, ListCommand.self, ValidateCommand.self, SchemaCommand.self,
  ]

  /// Those that make reports of what was run.
  package static let reporting: [any ParsableCommand.Type] = [
    ReportCommand.self, MergeCommand.self,
  ]

  /// Those that others start.
  package static let inner: [any ParsableCommand.Type] = [
    SelfCheckCommand.self, WorkerCommand.self,
  ]
}
