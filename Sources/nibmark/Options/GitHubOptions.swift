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

  /// The step's summary, for comparing it with the files that are written.
  var summaryFile: [NamedPath] {
    guard isOn, let path = summaryPath else { return [] }
    return [NamedPath("GITHUB_STEP_SUMMARY", path)]
  }

  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  private var isOn: Bool { github ?? (environment["GITHUB_ACTIONS"] == "true") }

  private var summaryPath: String? {
    environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func tell(_ run: RunResult, _ summary: String) -> Bool {
    guard isOn else { return true }
    StandardStreams.writeVerbatim(GitHubAnnotations.commands(for: run))
    guard let summaryPath else { return true }
    do throws(ReportError) {
      // Each step has one file for all its commands, so what stands there stays.
      try ReportFile.append(summary + "\n", to: summaryPath)
      return true
    } catch {
      StandardStreams.writeError(
        "nibmark: the step summary (GITHUB_STEP_SUMMARY) was not written: \(error)"
      )
      return false
    }
  }
}
