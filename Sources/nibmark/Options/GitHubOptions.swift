import ArgumentParser
import Foundation
import Reporting
import TestModel

/// What a step of GitHub Actions shows of a run: annotations, and a summary on the page of the run.
struct GitHubOptions: ParsableArguments {
  @Flag(
    name: .long,
    inversion: .prefixedNo,
    help: "Annotate the change and write the step summary; default: where GITHUB_ACTIONS is true."
  )
  var github: Bool?

  /// Tells GitHub about a run, when it is to be told.
  ///
  /// - Returns: Whether all of it could be written.
  func tell(_ run: RunResult) -> Bool { tell(run, MarkdownReport().render(run)) }

  /// The same of a comparison.
  func tell(_ comparison: RunComparison) -> Bool {
    tell(comparison.run, ComparisonMarkdown().render(comparison))
  }

  private func tell(_ run: RunResult, _ summary: String) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard github ?? (environment["GITHUB_ACTIONS"] == "true") else { return true }
    StandardStreams.writeVerbatim(GitHubAnnotations.commands(for: run))
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return true }
    return Self.append(summary, to: path)
  }

  // Each step has one file for all its commands, so what stands there stays.
  private static func append(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      StandardStreams.writeError(
        "nibmark: cannot write GITHUB_STEP_SUMMARY \(path): \(String(cString: strerror(errno)))"
      )
      return false
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return (try? file.write(contentsOf: Data((text + "\n").utf8))) != nil
  }
}
