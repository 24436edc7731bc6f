/// A case whose status differs from the base's, or is still red.
public struct CaseChange: Codable, Hashable, Sendable {
  /// The kind of a change between base and head.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// Red in the head, not in the base.
    case newlyFailing
    /// Red in the base, not in the head.
    case newlyPassing
    /// Red on both sides.
    case stillFailing
    /// Flaky in the head, not in the base.
    case newlyFlaky
    /// Only in the head.
    case new
    /// Only in the base.
    case vanished
  }

  /// The case.
  public var identity: CaseIdentity
  /// What sort of thing it is.
  public var caseKind: CaseKind
  /// What changed.
  public var kind: Kind
  /// The status in the base; nil for a new case.
  public var baseStatus: CaseStatus?
  /// The status in the head; nil for a vanished case.
  public var headStatus: CaseStatus?
  /// The failures and errors in the head.
  public var failures: [CaseFailure]
  /// Whether the disappearance was accepted.
  public var isAccepted: Bool

  /// Creates a change.
  public init(
    identity: CaseIdentity,
    caseKind: CaseKind,
    kind: Kind,
    baseStatus: CaseStatus? = nil,
    headStatus: CaseStatus? = nil,
    failures: [CaseFailure] = [],
    isAccepted: Bool = false
  ) {
    self.identity = identity
    self.caseKind = caseKind
    self.kind = kind
    self.baseStatus = baseStatus
    self.headStatus = headStatus
    self.failures = failures
    self.isAccepted = isAccepted
  }
}
