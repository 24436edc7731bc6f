import ArgumentParser

/// Where reports go and who is told of them, be they of a run or of a comparison.
struct ReportTargetOptions: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp("Write a JUnit report to FILE.", valueName: "FILE"))
  var junit: String?

  @OptionGroup var junitDialect: JUnitDialectOption

  @OptionGroup var pageHistory: HistorySeriesOptions

  @OptionGroup var actions: GitHubOptions

  @OptionGroup var exitCode: ExitCodeOption
}
