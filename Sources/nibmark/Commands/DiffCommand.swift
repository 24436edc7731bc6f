import ArgumentParser
import DocumentTools
import Foundation
import NibmarkRunner
import Processes
import Reporting

/// `nibmark diff`: what two documents, folders or revisions say otherwise.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell what changed between documents: objects, constraints, connections, frames.",
    discussion: """
      Examples:
        nibmark diff Old.xib New.xib
        nibmark diff main .             the work tree against a revision
        nibmark diff v1.0 v1.1          two revisions
        git difftool -x 'nibmark diff' HEAD~1 -- '*.xib'
        git config diff.nib.textconv 'nibmark diff --outline'

      What only another version of Xcode writes otherwise is no change. Exits with 0, or with 1 where
      something changed and --exit-code was given.
      """
  )

  @Argument(help: "The older and the newer file, folder or revision.", completion: .file())
  var sides: [String] = []

  @OptionGroup(title: "Workers") var isolation: DocumentIsolationOptions

  @Option(name: .long, help: ArgumentHelp("Print as text or json.", valueName: "FORMAT"))
  var format: DiffFormat = .text

  @Option(
    name: .long,
    help: ArgumentHelp("Lay roots out at this WIDTH, in points.", valueName: "WIDTH")
  )
  var width: Double?

  @Flag(name: .long, help: "Print every change instead of some of each part.")
  var all = false

  @Flag(name: .long, help: "Print the outline of one document, one thing a line.")
  var outline = false

  @Flag(name: .customLong("exit-code"), help: "Exit with 1 where something changed.")
  var exitsWithChange = false

  func validate() throws {
    let expected = outline ? 1 : 2
    guard sides.count == expected else {
      let what = outline ? "--outline takes one document" : "diff takes an older and a newer side"
      throw ValidationError("\(what), not \(sides.count)")
    }
    if let width, !(width.isFinite && width >= 0 && width < 1e6) {
      throw ValidationError("--width takes points from 0 to 999999, not \(width)")
    }
  }

  func run() throws {
    Interruption.watch { _ in Interruption.endChildren() }
    try MainActor.assumeIsolated {
      if outline { try printOutline() } else { try printDifferences() }
    }
  }

  @MainActor
  private func printOutline() throws {
    let workers = DocumentWorkers(
      options: isolation.workerOptions,
      outcome: { path in
        var page = InspectedPage()
        do throws(DocumentToolError) {
          for line in try DocumentDiffer().outline(of: path) { page.text.writeLine(line) }
        } catch {
          page.isFailed = true
          page.text.writeError("nibmark: \(error)")
        }
        return page
      },
      lost: { path, loss in
        var page = InspectedPage(isFailed: true)
        page.text.writeError("nibmark: \(path): \(loss.text)")
        return page
      }
    )
    var hasFailed = false
    try workers.runInOrder(sides) { page in
      hasFailed = hasFailed || page.isFailed
      page.text.print()
    }
    if hasFailed { throw ExitCode(1) }
  }

  @MainActor
  private func printDifferences() throws {
    let documents = try DocumentPairs(sides[0], sides[1])
    let pairs = documents.pairs
    var differ = DocumentDiffer()
    differ.width = width
    let numbers = pairs.indices.map(String.init)
    let workers = DocumentWorkers(
      options: isolation.workerOptions,
      outcome: { [differ] number in
        let pair = pairs[Int(number) ?? 0]
        return differ.difference(from: pair.old, to: pair.new, file: pair.file)
      },
      lost: { number, loss in
        DocumentDifference(file: pairs[Int(number) ?? 0].file, because: loss.text)
      }
    )
    var found: [DocumentDifference] = []
    try workers.runInOrder(numbers) { difference in
      if !difference.isEmpty { found.append(difference) }
    }
    try print(found, leavingOut: documents.foreign)
    if found.contains(where: { $0.error != nil }) || exitsWithChange && !found.isEmpty {
      throw ExitCode(1)
    }
  }

  @MainActor
  private func print(_ found: [DocumentDifference], leavingOut foreign: [String]) throws {
    var text = PrintedText()
    switch format {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let json = String(decoding: try encoder.encode(found), as: UTF8.self)
      text.writeVerbatim(VisibleText.json(json) + "\n")
    case .text:
      for difference in found {
        for line in difference.lines(most: all ? nil : Self.most) { text.writeLine(line) }
        if difference.state == .changed, difference.error == nil {
          text.writeLine("  " + difference.summary)
        }
      }
      if found.isEmpty { text.writeLine("no document changed") }
    }
    if let first = foreign.first {
      text.writeError(
        "nibmark: note: \(foreign.count) changed \(foreign.count == 1 ? "file" : "files") of Xcode 4 "
          + "or of another system not compared, such as \(first)"
      )
    }
    text.print()
  }

  /// How many lines each part of a document has unless all are asked for: a screen holds four parts.
  private static let most = 8
}

extension DocumentDifference: CopiedOutcome {}
