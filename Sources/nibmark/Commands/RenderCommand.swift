import ArgumentParser
import DocumentTools
import Foundation
import NibmarkRunner
import Processes
import Reporting

/// `nibmark render`: the picture of a laid-out document.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the layout of a document as SVG or PNG.",
    discussion: """
      Examples:
        nibmark render Cell.xib -o cell.svg
        nibmark render Main.storyboard --scene BYZ-38-t0r --width 320 -o screen.png
        nibmark render Cell.xib --constraints --guides --dark -o cell.svg

      Without -o the SVG goes to standard output. PNG needs rsvg-convert (librsvg2-bin) or Chromium.
      """
  )

  @Argument(help: "Draw this xib or storyboard.", completion: .file())
  var file: String

  @Option(
    name: [.long, .customLong("scene")],
    help: ArgumentHelp(
      "Draw only the scene, controller, cell or view with this ID.",
      valueName: "ID"
    )
  )
  var id: String?

  @Option(
    name: .long,
    parsing: .unconditional,
    help: ArgumentHelp("Lay screens and rows out at this WIDTH, in points.", valueName: "WIDTH")
  )
  var width: Double?

  @Flag(name: .long, help: "Draw constraints, those of a conflict in red.")
  var constraints = false

  @Flag(name: .long, help: "Draw safe areas, margins and guides.")
  var guides = false

  @Flag(name: .long, help: "Draw in the dark appearance.")
  var dark = false

  @OptionGroup(title: "Workers") var isolation: DocumentIsolationOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to FILE, which ends in .svg or .png.", valueName: "FILE")
  )
  var output: String?

  func validate() throws {
    if let width, !(width.isFinite && width >= 1 && width < 100_000) {
      throw ValidationError("--width takes points from 1 to 99999, not \(width)")
    }
    if let output, !output.hasSuffix(".svg"), !output.hasSuffix(".png") {
      throw ValidationError("-o takes a file that ends in .svg or .png, not \(output)")
    }
  }

  func run() throws {
    Interruption.watch { _ in
      Interruption.endChildren()
      PictureConverter.removeFolder()
    }
    let picture = try MainActor.assumeIsolated { try draw() }
    guard let output else { return StandardStreams.writeVerbatim(VisibleText.markup(picture)) }
    do {
      if output.hasSuffix(".png") {
        try ReportFile.write(try PictureConverter.png(of: picture, for: output), to: output)
      } else {
        try ReportFile.write(picture, to: output)
      }
    } catch let error as ReportError {
      throw CommandFailure("\(error)", status: .reportNotWritten)
    }
  }

  /// The picture, or why there is none.
  private struct Drawing: CopiedOutcome {
    var text: String
    var hasFailed = false

    init(_ text: String, hasFailed: Bool = false) {
      self.text = text
      self.hasFailed = hasFailed
    }

    init(line: PlainLine) {
      // By bytes: a path may begin with a sign that makes one character of the mark and itself.
      let line = line.unescaped.utf8
      self.init(String(Substring(line.dropFirst())), hasFailed: line.first == UInt8(ascii: "-"))
    }

    func line() -> PlainLine { PlainLine(escaping: (hasFailed ? "-" : "+") + text) }
  }

  @MainActor
  private func draw() throws -> String {
    let worker = DocumentWorkers(
      options: isolation.workerOptions,
      outcome: drawing,
      lost: { Drawing($1.text, hasFailed: true) }
    )
    var drawing = Drawing("nothing was drawn", hasFailed: true)
    try worker.run([file]) { drawing = $1 }
    guard !drawing.hasFailed else { throw CommandFailure(drawing.text) }
    return drawing.text
  }

  @MainActor
  private func drawing(of file: String) -> Drawing {
    var renderer = DocumentRenderer()
    renderer.width = width
    renderer.id = id
    renderer.showsConstraints = constraints
    renderer.showsGuides = guides
    renderer.isDark = dark
    do throws(DocumentToolError) {
      return Drawing(try renderer.render(file))
    } catch {
      return Drawing(error.description, hasFailed: true)
    }
  }
}
