import ArgumentParser
import SuiteRunner

/// `nibmark validate`: finds the mistakes in suites without running them.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Report mistakes in suites without running them.",
    discussion: """
      Examples:
        nibmark validate
        nibmark validate Suites/headers.xml
      """
  )

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var output: VerboseOption

  func run() throws {
    let suites = try selection.validSuites(isVerbose: output.verbose)
    let count = suites.reduce(0) { $0 + $1.cases.count }
    StandardStreams.write("\(suites.count) suites with \(count) cases: no mistakes\n")
  }
}
