import ArgumentParser

/// Where reports go and who is told of them, be they of a run or of a comparison.
package struct ReportTargetOptions: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp("Write a JUnit report to FILE.", valueName: "FILE"))
  package var junit: String?

  @OptionGroup package var junitDialect: JUnitDialectOption

  @OptionGroup package var pageHistory: HistorySeriesOptions

  @OptionGroup package var actions: GitHubOptions

  @OptionGroup package var exitCode: ExitCodeOption

  package init() {}
}
