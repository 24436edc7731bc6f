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

  func validate() throws {
    guard !selection.choosesCases, selection.durations == nil else {
      throw ValidationError(
        "validate judges whole suites: name their paths, without options that choose cases"
      )
    }
  }

  func run() throws {
    guard try !selection.places.hasLines else {
      throw CommandFailure("validate judges whole suites: leave the line out")
    }
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
