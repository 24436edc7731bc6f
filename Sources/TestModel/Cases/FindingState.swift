/// What a finding of `check` is, seen against the project's baseline and suppressions.
public enum FindingState: String, Codable, Hashable, Sendable, CaseIterable {
  /// Nobody has seen it yet. It fails its document, unless it is lighter than `--fail-on`.
  case new
  /// It is in the baseline.
  case known
  /// A suppression of the project covers it.
  case suppressed
}
