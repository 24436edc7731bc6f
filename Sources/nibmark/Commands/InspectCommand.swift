import ArgumentParser
import DocumentTools
import Foundation
import InterfaceBuilderCanvas
import NibmarkRunner
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
    parsing: .unconditional,
    help: ArgumentHelp("Lay roots out at this WIDTH, in points.", valueName: "WIDTH")
  )
  var width: Double?

  @Option(
    name: .long,
    parsing: .unconditional,
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

  @OptionGroup var inspection: CaseInspection

  func validate() throws {
    guard listRules || !files.isEmpty else {
      throw ValidationError("Missing expected argument '<files> ...'")
    }
    try MainActor.assumeIsolated { _ = try CanvasRuleNames.set(of: withoutRule) }
    for (name, value) in [("--width", width), ("--height", height)] {
      guard let value, !(value.isFinite && value >= 0 && value < 1e6) else { continue }
      throw ValidationError("\(name) takes points from 0 to 999999, not \(value)")
    }
    if inspection.caseID != nil, let option = documentOption {
      throw ValidationError("\(option) belongs to documents, not to a --case")
    }
    try inspection.validate(files)
  }

  /// The first option that was given and says how documents are laid out or printed.
  private var documentOption: String? {
    let options = [
      ("--explain", explain), ("--without-rule", !withoutRule.isEmpty), ("--diagnose", diagnose),
      ("--width", width != nil), ("--height", height != nil), ("--intrinsic", intrinsic != .stored),
      ("--format", format == .json || format == .jsonl),
    ]
    return options.first { $0.1 }?.0
  }

  func run() throws {
    Interruption.watch { _ in Interruption.endChildren() }
    try MainActor.assumeIsolated {
      if listRules {
        StandardStreams.write(CanvasRuleNames.list)
      } else if let caseID = inspection.caseID {
        try inspection.inspect(caseID, of: files, isolation)
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
    var pages: [InspectedPage] = []
    try workers.runInOrder(files) { page in
      if page.isFailed { hasFailed = true }
      if format == .json { pages.append(page) } else { page.text.print() }
    }
    if format == .json { writer.list(pages).print() }
    if hasFailed { throw ExitCode(1) }
  }
}

extension DocumentInspector.IntrinsicSizes: ExpressibleByArgument {}
