import ArgumentParser
import DocumentTools
import Foundation
import NibmarkRunner

/// `nibmark init`: a first suite for the nibs at hand.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Write a starting suite for the nibs below some paths, or a package of their classes.",
    discussion: """
      Examples:
        nibmark init
        nibmark init MyApp/Cells --suite Suites/cells.xml

        nibmark init --package
        nibmark init --package MyApp --folder MyApp/OnLinux

      A nib that cannot be read gets no case, and the command fails after it wrote the others.

      With --package it finds cells, headers and layouts in Swift, and the files that they need. It writes a package \
      that compiles those files unchanged, a runner that has all commands of nibmark, a first suite, and a job for \
      GitHub. It builds the package, and leaves out files that do not compile, each with its error in sources.txt.
      """
  )

  @Argument(help: "Read these nibs, or all nibs below these folders.", completion: .file())
  var paths: [String] = ["."]

  @Option(
    name: .long,
    help: ArgumentHelp("Write the suite to FILE, which must not exist.", valueName: "FILE")
  )
  var suite = "Suites/nibs.xml"

  @Flag(help: "Write a package that builds the app's cells, headers and layouts unchanged.")
  var package = false
  @OptionGroup var packageOptions: PackageOptions
  @OptionGroup var search: SearchOptions
  @OptionGroup var output: VerboseOption

  func validate() throws {
    guard package || packageOptions.given.isEmpty else {
      let names = packageOptions.given.joined(separator: " and ")
      throw ValidationError("\(names) without --package: give that too, or leave \(names) out")
    }
  }

  func run() throws {
    if package { return try writePackage() }
    guard !FileManager.default.fileExists(atPath: suite) else {
      throw CommandFailure("\(suite) exists already; name another file with --suite")
    }
    let found: DocumentFinder.Found
    do {
      found = try search.documents(at: paths, isVerbose: output.verbose)
    } catch {
      throw CommandFailure(error.description)
    }
    let documents = found.paths.filter { $0.lowercased().hasSuffix(".xib") }
    guard !documents.isEmpty || !found.problems.isEmpty else {
      throw CommandFailure("no .xib below \(paths.joined(separator: ", "))")
    }
    let folder = (suite as NSString).deletingLastPathComponent
    let made = MainActor.assumeIsolated {
      SuiteTemplate.suite(for: documents, in: folder.isEmpty ? "." : folder)
    }
    for line in made.otherKinds { StandardStreams.writeError("nibmark: left out: " + line) }
    let unreadable = found.problems.map(\.description) + made.unreadable
    if made.caseCount > 0 || unreadable.isEmpty { try write(made, of: documents, in: folder) }
    guard unreadable.isEmpty else { throw CommandFailure(lines: unreadable) }
  }

  private func write(
    _ made: SuiteTemplate.Made,
    of documents: [String],
    in folder: String
  ) throws {
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
    let run = FirstRun(of: ["nibmark"], suite: suite, in: folder, documents: documents)
    let cases = made.caseCount == 1 ? "1 case; run it" : "\(made.caseCount) cases; run them"
    StandardStreams.writeLine("\(suite): \(cases) with `\(run)`")
  }
}
