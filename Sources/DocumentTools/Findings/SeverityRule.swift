import TestModel

/// What a project makes of a kind of finding, everywhere or below a folder.
public struct SeverityRule: Sendable, Equatable {
  /// Where it holds; nil for everywhere.
  public var folder: PathPattern?
  /// The kind that it is about.
  public var kind: FindingKind
  /// How much findings of the kind matter there; nil where they are not wanted at all.
  public var severity: FindingSeverity?

  /// Creates a rule.
  public init(folder: PathPattern?, kind: FindingKind, severity: FindingSeverity?) {
    self.folder = folder
    self.kind = kind
    self.severity = severity
  }
}
