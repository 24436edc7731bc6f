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
        nibmark validate builtin:
      """
  )

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var output: VerboseOption

  func run() throws {
    let suites = try selection.validSuites(isVerbose: output.verbose)
    let count = suites.reduce(0) { $0 + $1.cases.count }
    StandardStreams.write(
      "\(Self.counted(suites.count, "suite")) with \(Self.counted(count, "case")): no mistakes\n"
    )
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
