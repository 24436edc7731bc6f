import ArgumentParser
import SuiteRunner

/// The options that look into a case of a suite, and what they print.
package struct CaseInspection: ParsableArguments {
  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("The id of a suite's case.", valueName: "ID")
  )
  package var caseID: String?

  @Option(
    name: .long,
    help: ArgumentHelp("With --case: stop after N steps; by default after all.", valueName: "N")
  )
  var after: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With --case: print the nodes that XPATH selects instead of the tree.",
      valueName: "XPATH"
    )
  )
  var xpath: String?

  package init() {}

  package func validate() throws {
    if caseID == nil, after != nil || xpath != nil {
      throw ValidationError("--after and --xpath belong to a suite's --case")
    }
  }

  /// Refuses several files for one case.
  package func validate(_ files: [String]) throws {
    if caseID != nil, files.count != 1 {
      throw ValidationError("--case looks into one suite, not \(files.count)")
    }
  }
}

extension CaseInspection {
  /// Prints the tree of a case of a suite, in a copy of the process.
  @MainActor
  package func inspect(
    _ id: String,
    of files: [String],
    _ isolation: DocumentIsolationOptions
  ) throws {
    var worker = DocumentWorkers(
      options: isolation.workerOptions,
      outcome: { path in
        do throws(CommandFailure) {
          return try casePage(of: id, in: path)
        } catch {
          return Self.refusal(error.lines)
        }
      },
      lost: { Self.refusal([$1.text]) }
    )
    worker.noun = "case"
    var page = InspectedPage()
    try worker.run(files) { page = $1 }
    page.text.print()
    if page.isFailed { throw ExitCode(1) }
  }

  @MainActor
  private static func refusal(_ lines: [String]) -> InspectedPage {
    var page = InspectedPage(isFailed: true)
    for (index, line) in lines.enumerated() {
      page.text.writeError(index == 0 ? "nibmark: " + line : line)
    }
    return page
  }

  @MainActor
  private func casePage(of id: String, in path: String) throws(CommandFailure)
    -> InspectedPage
  {
    let plan: RunPlan
    var inspection: TreeInspector.Inspection?
    do throws(SuiteLoadError) {
      plan = try RunPlan(suites: try SuiteLoader().load(paths: [path]))
      if let entry = Self.entry(id, in: plan) {
        inspection = try TreeInspector(prepareClasses: RunnerClasses.prepare).inspect(
          entry,
          after: after,
          path: xpath
        )
      }
    } catch {
      throw CommandFailure(error)
    }
    guard let inspection else {
      let names = plan.entries.map(\.identity.name).joined(separator: ", ")
      throw CommandFailure("\(path): no case \(id); it has \(names)")
    }
    var page = InspectedPage(isFailed: !inspection.failures.isEmpty)
    let text = inspection.text
    page.text.write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
    for failure in inspection.failures {
      let place = failure.location.map { "\($0): " } ?? ""
      let lines = failure.message.split(separator: "\n", omittingEmptySubsequences: false)
      page.text.writeError("nibmark: " + place + (lines.first ?? ""))
      for line in lines.dropFirst() { page.text.writeError(String(line)) }
    }
    return page
  }

  /// The case of that name, or the first point of the sweep with that id.
  private static func entry(_ id: String, in plan: RunPlan) -> RunPlan.Entry? {
    plan.entries.first { $0.identity.name == id } ?? plan.entries.first { $0.testCase.id == id }
  }
}
