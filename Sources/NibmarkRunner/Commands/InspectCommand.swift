import ArgumentParser
import DocumentTools
import Foundation
import InterfaceBuilderCanvas
import SuiteRunner
import TestModel
import XMLSupport

/// `nibmark inspect`: view trees, as documents lay out or as an assertion sees them.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print the view tree of documents, or of a case of a suite.",
    discussion: """
      Examples:
        nibmark inspect Header.xib
        nibmark inspect --format jsonl --width 320 Cells/*.xib
        nibmark inspect --diagnose --width 320 Header.xib
        nibmark inspect --explain Header.xib
        nibmark inspect Suites/headers.xml --case titles --after 3 --xpath '//label/@text'
      """
  )

  @Argument(help: "Documents, or one suite with --case.", completion: .file())
  var files: [String] = []

  @OptionGroup(title: "Workers") var isolation: DocumentIsolationOptions

  @Option(
    name: .long,
    help: ArgumentHelp("Print as text, xml, json or jsonl.", valueName: "FORMAT")
  )
  var format: InspectFormat = .text

  @Option(
    name: .long,
    help: ArgumentHelp("Take intrinsic sizes from SOURCE: stored or engine.", valueName: "SOURCE")
  )
  var intrinsic: DocumentInspector.IntrinsicSizes = .stored

  @Option(
    name: .long,
    help: ArgumentHelp("Lay roots out at this WIDTH, in points.", valueName: "WIDTH")
  )
  var width: Double?

  @Option(
    name: .long,
    help: ArgumentHelp("Lay roots out at this HEIGHT, in points.", valueName: "HEIGHT")
  )
  var height: Double?

  @Flag(name: .long, help: "Print conflicting constraints and ambiguous views.")
  var diagnose = false

  @Flag(name: .long, help: "Say which rules of Interface Builder's canvas shaped each frame.")
  var explain = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Lay out as though this rule were not there, as CN-12; repeatable.",
      valueName: "RULE"
    )
  )
  var withoutRule: [String] = []

  @Flag(name: .long, help: "Print the rules of the canvas, and look at no document.")
  var listRules = false

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("The id of a suite's case.", valueName: "ID")
  )
  var caseID: String?

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

  func validate() throws {
    guard listRules || !files.isEmpty else {
      throw ValidationError("Missing expected argument '<files> ...'")
    }
    try MainActor.assumeIsolated { _ = try CanvasRuleNames.set(of: withoutRule) }
    for (name, value) in [("--width", width), ("--height", height)] {
      guard let value, !(value.isFinite && value >= 0 && value < 1e6) else { continue }
      throw ValidationError("\(name) takes points from 0 to 999999, not \(value)")
    }
    if caseID == nil, after != nil || xpath != nil {
      throw ValidationError("--after and --xpath belong to a suite's --case")
    }
    if caseID != nil, explain || !withoutRule.isEmpty {
      throw ValidationError("--explain and --without-rule belong to documents, not to a --case")
    }
    if caseID != nil, files.count != 1 {
      throw ValidationError("--case looks into one suite, not \(files.count)")
    }
  }

  func run() throws {
    Interruption.watch { _ in Interruption.endChildren() }
    try MainActor.assumeIsolated {
      if listRules {
        StandardStreams.write(CanvasRuleNames.list)
      } else if let caseID {
        try inspectCase(caseID)
      } else {
        try inspectDocuments()
      }
    }
  }

  @MainActor
  private func inspectDocuments() throws {
    var inspector = DocumentInspector()
    inspector.width = width
    inspector.height = height
    inspector.intrinsicSizes = intrinsic
    inspector.isDiagnosing = diagnose
    inspector.explainsFrames = explain
    inspector.withoutRules = try CanvasRuleNames.set(of: withoutRule)
    let writer = InspectWriter(format: format)
    let workers = DocumentWorkers(
      options: isolation.workerOptions,
      outcome: { [inspector] in writer.page(of: inspector.inspect($0)) },
      lost: { writer.page(of: InspectedDocument(file: $0, because: $1.text)) }
    )
    var hasFailed = false
    var pages: [InspectWriter.Page] = []
    try workers.runInOrder(files) { page in
      if page.isFailed { hasFailed = true }
      if format == .json { pages.append(page) } else { page.text.print() }
    }
    if format == .json { writer.list(pages).print() }
    if hasFailed { throw ExitCode(1) }
  }

  @MainActor
  private func inspectCase(_ id: String) throws {
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
    var page = InspectWriter.Page()
    try worker.run(files) { page = $1 }
    page.text.print()
    if page.isFailed { throw ExitCode(1) }
  }

  @MainActor
  private static func refusal(_ lines: [String]) -> InspectWriter.Page {
    var page = InspectWriter.Page(isFailed: true)
    for (index, line) in lines.enumerated() {
      page.text.writeError(index == 0 ? "nibmark: " + line : line)
    }
    return page
  }

  @MainActor
  private func casePage(of id: String, in path: String) throws(CommandFailure)
    -> InspectWriter.Page
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
    var page = InspectWriter.Page(isFailed: !inspection.failures.isEmpty)
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

extension DocumentInspector.IntrinsicSizes: ExpressibleByArgument {}
