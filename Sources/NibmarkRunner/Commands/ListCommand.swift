import ArgumentParser
import Reporting
import SuiteRunner

/// `nibmark list`: what a run would do.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print the cases of a run, in its order, without running them.",
    discussion: """
      Examples:
        nibmark list
        nibmark list Suites/headers.xml --tag smoke
        nibmark list --shard 2/8
        nibmark list builtin:
      """
  )

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var output: VerboseOption

  @Flag(name: .long, help: "Also print file and line, kind and rules.")
  var long = false

  func run() throws {
    let plan = try selection.plan(try selection.runOptions(), isVerbose: output.verbose)
    var text = ""
    for one in plan.plannedCases {
      text += VisibleText.line("\(one.identity)")
      if long {
        text +=
          "\t\(VisibleText.line(one.identity.file)):\(one.identity.line)\t\(one.kind.rawValue)"
        text += "\t" + one.rules.joined(separator: " ")
      }
      text += "\n"
    }
    StandardStreams.write(text)
  }
}
