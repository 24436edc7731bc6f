import ArgumentParser

/// `inspect` of a runner: the view tree of a case, made with the classes of an app.
struct InspectCaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print the view tree of a case of a suite."
  )

  @Argument(help: "One suite.", completion: .file())
  var suite: String

  @OptionGroup(title: "Workers") var isolation: DocumentIsolationOptions

  @OptionGroup var inspection: CaseInspection

  func run() throws {
    guard let caseID = inspection.caseID else {
      throw CommandFailure("say by --case which case; `nibmark inspect` prints documents")
    }
    Interruption.watch { _ in Interruption.endChildren() }
    try MainActor.assumeIsolated { try inspection.inspect(caseID, of: [suite], isolation) }
  }
}
