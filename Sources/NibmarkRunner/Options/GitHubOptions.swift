import ArgumentParser
import Foundation
import Reporting
import TestModel

/// What a step of GitHub Actions shows of a run: annotations, and a summary on the page of the run.
package struct GitHubOptions: ParsableArguments {
  @Flag(
    name: .long,
    inversion: .prefixedNo,
    help: "Annotate the change and write the step summary; default: where GITHUB_ACTIONS is true."
  )
  package var github: Bool?

  /// Tells GitHub about a run, when it is to be told.
  ///
  /// - Returns: Whether all of it could be written.
  package func tell(_ run: RunResult) -> Bool {
    tell(run) { _ in MarkdownReport().render(run) }
  }

  /// The same of a comparison.
  package func tell(_ comparison: RunComparison) -> Bool {
    tell(comparison.run) { _ in ComparisonMarkdown().render(comparison) }
  }

  /// The same of a check, whose console annotates.
  package func tell(_ run: RunResult, _ context: CheckContext) -> Bool {
    summarize { StepSummary.text(run, context, byteCountMax: $0) }
  }

  /// The step's summary, for comparing it with the files that are written.
  package var summaryFile: [NamedPath] {
    guard isOn, let path = summaryPath else { return [] }
    return [NamedPath("GITHUB_STEP_SUMMARY", path)]
  }

  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// Whether GitHub is to be told.
  package var isOn: Bool { github ?? (environment["GITHUB_ACTIONS"] == "true") }

  private var summaryPath: String? {
    environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func tell(_ run: RunResult, _ summary: (Int) -> String) -> Bool {
    if isOn {
      // A suite's path begins at the root of the suites, and that of an annotation at the checkout's.
      let paths = run.header.suiteRoot.map { CheckoutPaths(folder: $0, environment: environment) }
      StandardStreams.writeVerbatim(GitHubAnnotations.commands(for: run, paths: paths))
    }
    return summarize(summary)
  }

  /// Appends to the step's summary what is made to fit into some bytes.
  private func summarize(_ summary: (_ byteCountMax: Int) -> String) -> Bool {
    guard isOn, let summaryPath else { return true }
    let text = summary(Self.room(in: summaryPath))
    do throws(ReportError) {
      guard !text.isEmpty else {
        throw ReportError(
          code: .full,
          path: summaryPath,
          message: "it is full: GitHub shows 1 MiB of a step",
          hint: "check in a step of its own"
        )
      }
      // Each step has one file for all its commands, so what stands there stays.
      try ReportFile.append(text + "\n", to: summaryPath)
      return true
    } catch {
      StandardStreams.writeError(
        "nibmark: the step summary (GITHUB_STEP_SUMMARY) was not written: \(error)"
      )
      return false
    }
  }

  private static func room(in path: String) -> Int {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    return max(0, StepSummary.byteCountMax - (size ?? 0) - 1)
  }

  package init() {}
}
