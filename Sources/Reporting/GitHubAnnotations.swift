import TestModel

/// Failures as workflow commands of GitHub Actions, which annotate lines of suites.
public enum GitHubAnnotations {
  /// One command a line for each failure; empty for a green run.
  ///
  /// GitHub shows only ten errors of a step; reports have all of them.
  public static func commands(for run: RunResult) -> String {
    var text = ""
    for result in run.cases where result.status.isRed && result.status != .notRun {
      let identity = result.identity
      let own = CaseFailure(type: "", message: StatusWords.unexplained(result))
      for failure in result.failures.isEmpty ? [own] : result.failures {
        let lines = FailureText(treeLineCountMax: 20).lines(of: failure)
        text += "::error " + ((failure.location ?? identity.place).map(properties) ?? "")
        text += "title=\(property(identity.description))::"
        text += data(lines.joined(separator: "\n")) + "\n"
      }
    }
    for result in run.cases where result.isFlakyPass {
      let identity = result.identity
      text += "::warning file=\(property(identity.file)),line=\(max(1, identity.line))"
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
    VisibleText.replaced(text).replacing("%", with: "%25").replacing("\r", with: "%0D").replacing(
      "\n",
      with: "%0A"
    )
  }

  static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
