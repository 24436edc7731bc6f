/// A case of the plan, before anything runs.
public struct PlannedCase: Codable, Hashable, Sendable {
  /// What names it.
  public var identity: CaseIdentity
  /// The display name of the suite.
  public var suiteName: String
  /// What sort of thing it is.
  public var kind: CaseKind
  /// The conformance rules that it checks, such as `NB-17`.
  public var rules: [String]

  /// Creates a planned case.
  public init(
    identity: CaseIdentity,
    suiteName: String,
    kind: CaseKind = .test,
    rules: [String] = []
  ) {
    self.identity = identity
    self.suiteName = suiteName
    self.kind = kind
    self.rules = rules
  }
}
