import ArgumentParser

/// The command line tool; each subcommand has a file of its own and only wires modules together.
struct Nibmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nibmark",
    abstract: "Tests and measures Interface Builder list views on Linux.",
    discussion: """
      Examples:
        nibmark check .                        every nib and storyboard below here: loads, connects, lays out
        nibmark init                           a starting suite for the nibs below here
        nibmark run                            the suites of ./Suites
        nibmark run --filter header --verbose  some of them, one line per case
        nibmark run --rerun-failed             what was red the last time
        nibmark inspect Header.xib             the view tree of a nib

      Exit codes: 0 when all passed, 1 for anything else; --exit-code=rich says more:
      \(ExitStatus.table)
      """,
    version: Version.current,
    subcommands: [
      RunCommand.self, ListCommand.self, ValidateCommand.self, SchemaCommand.self,
      CheckCommand.self, InitCommand.self, InspectCommand.self,
    ]
  )
}
