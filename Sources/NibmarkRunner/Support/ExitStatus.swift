import ArgumentParser

/// How the tool ended, as far as a script can tell.
///
/// By default a script sees 0 or 1 only: `make` turns every other code into 2, so a finer code would be
/// lost exactly where it matters. `--exit-code=rich` asks for the table below.
package enum ExitStatus: Int32, CaseIterable {
  /// Every case passed.
  case success = 0
  /// A case failed, passed against its expectation file, or was flaky where that counts.
  case caseFailed = 1
  /// A case could not be judged, or its turn never came.
  case caseError = 2
  /// A suite, a document or the command line is wrong, or there was nothing to run.
  case invalidInput = 3
  /// A report could not be written.
  case reportNotWritten = 4
  /// The run was killed, a shard is missing, or no worker could work.
  case incomplete = 5

  /// The code that the process ends with.
  package func code(_ style: ExitCodeStyle) -> ExitCode {
    switch style {
    case .plain: ExitCode(self == .success ? 0 : 1)
    case .rich: ExitCode(rawValue)
    case .bisect: ExitCode(isJudged ? min(rawValue, 1) : Self.bisectSkip)
    }
  }

  /// The code with which `git bisect run` passes a commit over.
  private static let bisectSkip: Int32 = 125

  // A commit whose suites cannot even be read is neither good nor bad.
  private var isJudged: Bool { self == .success || self == .caseFailed || self == .caseError }

  /// One line for the help text.
  package var explanation: String {
    switch self {
    case .success: "all cases passed"
    case .caseFailed: "a case failed, passed unexpectedly, or was flaky with --fail-on-flaky"
    case .caseError: "a case could not be judged or had no turn"
    case .invalidInput: "the command line, a suite or a document is wrong, or nothing was found"
    case .reportNotWritten: "a report could not be written"
    case .incomplete:
      "the run is incomplete: it was killed, a shard is missing, or no worker started"
    }
  }

  /// The rich codes with their explanations, one a line.
  package static var table: String {
    allCases.map { "  \($0.rawValue)  \($0.explanation)" }.joined(separator: "\n")
  }
}
