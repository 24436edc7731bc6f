import ArgumentParser
import DocumentTools
import Foundation
import NibmarkRunner
import Reporting
import TestModel

/// The forms that a check prints and writes its findings in.
struct FindingOutputOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Print the findings as FORMAT: text, json, markdown, github, gitlab or sarif.",
      valueName: "FORMAT"
    )
  )
  var format: FindingFormat = .text

  @Option(name: .long, help: ArgumentHelp("Write SARIF 2.1.0 to FILE.", valueName: "FILE"))
  var sarif: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Write a Code Quality report of GitLab to FILE.", valueName: "FILE")
  )
  var gitlab: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Write a page of Markdown to FILE.", valueName: "FILE")
  )
  var markdown: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Print what a KIND of finding means and how to mend it, and check nothing.",
      valueName: "KIND"
    )
  )
  var explain: FindingKind?
}

extension FindingOutputOptions {
  /// The files that these options name.
  var files: [NamedPath] { forms.map { NamedPath("--\($0.rawValue)", $1) } }

  private var forms: [(FindingFormat, String)] {
    [(.sarif, sarif), (.gitlab, gitlab), (.markdown, markdown)].compactMap { format, path in
      path.map { (format, $0) }
    }
  }

  /// The reports that these options ask for.
  func outputs(_ context: CheckContext) -> [ReportOutput] {
    forms.map { ReportOutput(FindingReport($0, context), to: $1) }
  }

  /// What reports say besides the result.
  ///
  /// - Parameters:
  ///   - baseline: The baseline's file; nil without one.
  ///   - base: The revision that the check is compared with; nil without one.
  ///   - style: How the command tells its exit code.
  /// - Returns: What all reports of the check have in common.
  static func context(
    baseline: String?,
    base: String?,
    _ style: ExitCodeStyle
  ) -> CheckContext {
    CheckContext(
      rules: FindingKind.allCases.map(\.rule),
      paths: CheckoutPaths(
        folder: FileManager.default.currentDirectoryPath,
        environment: ProcessInfo.processInfo.environment
      ),
      baseline: baseline,
      base: base,
      exitCode: { RunReporter.status(of: $0).code(style).rawValue }
    )
  }

  /// The console of a check.
  func console(_ context: CheckContext, _ report: ReportOptions) -> CheckConsole {
    var options = CheckConsole.Options(format: format)
    options.isVerbose = report.verbose
    options.annotates = report.targets.actions.isOn
    return CheckConsole(
      options,
      context: context,
      terminal: .standardOutput,
      now: { MonotonicClock.seconds },
      write: { StandardStreams.writeVerbatim($0) },
      tell: { StandardStreams.writeErrorVerbatim($0) }
    )
  }

  /// Prints what a kind means, when that was asked for.
  ///
  /// - Returns: Whether it was.
  func printExplanation() -> Bool {
    guard let explain else { return false }
    StandardStreams.write(explain.rule.explanation)
    return true
  }
}

extension FindingFormat: ExpressibleByArgument {}

extension FindingKind: ExpressibleByArgument {
  /// Reads a kind in any case of letters.
  public init?(argument: String) {
    let name = argument.lowercased()
    guard let kind = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return nil
    }
    self = kind
  }
}
