import ArgumentParser
import DocumentTools
import Foundation

/// `nibmark init`: a first suite for the nibs at hand.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a starting suite for the nibs below some paths.",
    discussion: """
      Examples:
        nibmark init
        nibmark init MyApp/Cells --suite Suites/cells.xml
      """
  )

  @Argument(help: "Read these nibs, or all nibs below these folders.", completion: .file())
  var paths: [String] = ["."]

  @Option(name: .long, help: "Write the suite to FILE, which must not exist.")
  var suite = "Suites/nibs.xml"

  func run() throws {
    guard !FileManager.default.fileExists(atPath: suite) else {
      throw CommandFailure("\(suite) exists already; name another file with --suite")
    }
    let folder = (suite as NSString).deletingLastPathComponent
    let documents: [String]
    do {
      documents = try DocumentFinder.documents(at: paths).filter { $0.hasSuffix(".xib") }
    } catch {
      throw CommandFailure(error.description)
    }
    guard !documents.isEmpty else {
      throw CommandFailure("no .xib below \(paths.joined(separator: ", "))")
    }
    let made = MainActor.assumeIsolated {
      SuiteTemplate.suite(for: documents, in: folder.isEmpty ? "." : folder)
    }
    do {
      if !folder.isEmpty {
        try FileManager.default.createDirectory(
          atPath: folder,
          withIntermediateDirectories: true
        )
      }
      try made.text.write(toFile: suite, atomically: true, encoding: .utf8)
    } catch {
      throw CommandFailure("\(suite): cannot be written: \(error.localizedDescription)")
    }
    for line in made.leftOut { StandardStreams.writeError("nibmark: left out: " + line) }
    let count = documents.count - made.leftOut.count
    StandardStreams.write("\(suite): \(count) cases; run them with `nibmark run \(suite)`\n")
  }
}
