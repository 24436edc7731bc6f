/// The forms that a check prints its findings in.
public enum FindingFormat: String, CaseIterable, Sendable {
  /// For a person at a terminal or in a log.
  case text
  /// One object with a list of findings, for scripts.
  case json
  /// A page for a comment or a wiki.
  case markdown
  /// Workflow commands of GitHub Actions.
  case github
  /// A Code Quality report of GitLab.
  case gitlab
  /// SARIF 2.1.0.
  case sarif
}
