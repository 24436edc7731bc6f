/// What a kind of finding of `check` is about, for reports and for people who ask.
public struct FindingRule: Sendable, Hashable {
  /// The kind's stable name, such as `Clipped`.
  public var id: String
  /// How much its findings matter, unless a project says otherwise.
  public var severity: FindingSeverity
  /// What is wrong, in one sentence.
  public var summary: String
  /// What breaks.
  public var breaks: String
  /// How to mend it.
  public var mending: String
  /// What it would not find.
  public var misses: String

  /// Creates a rule.
  public init(
    id: String,
    severity: FindingSeverity,
    summary: String,
    breaks: String,
    mending: String,
    misses: String
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.breaks = breaks
    self.mending = mending
    self.misses = misses
  }
}
