import TestModel

/// Failures as workflow commands of GitHub Actions, which annotate lines of suites.
public enum GitHubAnnotations {
  /// The failures of a run, of which GitHub shows only ten a step; reports have all of them.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - paths: What the paths of suites are from the checkout's root, where they do not begin there.
  /// - Returns: One command a line for each failure; empty for a green run.
  public static func commands(for run: RunResult, paths: CheckoutPaths? = nil) -> String {
    func path(_ file: String) -> String { paths?.path(of: file) ?? file }
    var text = ""
    for result in run.cases where result.status.isRed && result.status != .notRun {
      let identity = result.identity
      let own = CaseFailure(type: "", message: StatusWords.unexplained(result))
      for failure in result.failures.isEmpty ? [own] : result.failures {
        let lines = FailureText(treeLineCountMax: 20).lines(of: failure)
        let place = (failure.location ?? identity.place).map {
          CaseLocation(file: path($0.file), line: $0.line, column: $0.column)
        }
        text += "::error " + (place.map(properties) ?? "")
        text += "title=\(property(identity.description))::"
        text += data(lines.joined(separator: "\n")) + "\n"
      }
    }
    for result in run.cases where result.isFlakyPass {
      let identity = result.identity
      text += "::warning file=\(property(path(identity.file))),line=\(max(1, identity.line))"
      text += ",title=flaky%3A \(property(identity.description))::"
      text += data(StatusWords.flakyStory(result)) + "\n"
    }
    return text
  }

  static func properties(_ place: CaseLocation) -> String {
    let column = place.column > 0 ? "col=\(place.column)," : ""
    return "file=\(property(place.file)),line=\(max(1, place.line)),\(column)"
  }

  // The two escapes of actions/toolkit, packages/core/src/command.ts.
  static func data(_ text: String) -> String {
    VisibleText.replaced(text).replacingScalars(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  static func property(_ text: String) -> String {
    data(text).replacingScalars([":": "%3A", ",": "%2C"])
  }
}
