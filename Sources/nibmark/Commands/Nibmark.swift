import ArgumentParser
import NibmarkRunner

/// The command line tool; each subcommand has a file of its own and only wires modules together.
struct Nibmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nibmark",
    abstract: "Test and measure Interface Builder list views on Linux.",
    discussion: """
      Examples:
        nibmark check .                check every nib and storyboard below here
        nibmark init                   write a first suite for them
        nibmark run                    run the suites of ./Suites
        nibmark run --filter header    run some of them
        nibmark run --rerun-failed     run the cases that were red in the last run
        nibmark compare --base main    report what became slower, costlier or wrong
        nibmark report --html run.html write reports of the last run again
        nibmark history add            store the last run, to find what changed when
        nibmark inspect Header.xib     print the view tree of a nib

      Exit codes: 0 when all passed, 1 for anything else. With --exit-code=rich:
      \(ExitStatus.table)
      """,
    version: Version.current,
    subcommands: SuiteCommands.running + [
      CheckCommand.self, InitCommand.self, InspectCommand.self, RenderCommand.self,
      DiffCommand.self,
    ] + SuiteCommands.reporting + [
      HistoryCommand.self, CompareCommand.self, CalibrateCommand.self, NeighbourCommand.self,
    ] + SuiteCommands.inner
  )
}
