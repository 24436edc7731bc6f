import ArgumentParser
import SuiteRunner

/// `nibmark schema`: the suite language for editors.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the XSD 1.0 schema of suites, for completion in editors.",
    discussion: """
      Example:
        nibmark schema > suite.xsd
      """
  )

  func run() {
    StandardStreams.writeVerbatim(SuiteSchema.text)
  }
}
