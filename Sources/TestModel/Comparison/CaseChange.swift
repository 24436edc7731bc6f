/// A case that ends otherwise than in the base.
public struct CaseChange: Codable, Hashable, Sendable {
  /// What changed.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// It is red and was not.
    case newlyFailing
    /// It is not red any more.
    case newlyPassing
    /// It is red, as it was.
    case stillFailing
    /// Its attempts do not end alike, which they did.
    case newlyFlaky
    /// The base does not have it.
    case new
    /// The head does not have it.
    case vanished
  }

  /// The case.
  public var identity: CaseIdentity
  /// What sort of thing it is.
  public var caseKind: CaseKind
  /// What changed.
  public var kind: Kind
  /// How it ended in the base; nil where it is not.
  public var baseStatus: CaseStatus?
  /// How it ends in the head; nil where it is not.
  public var headStatus: CaseStatus?
  /// What did not hold in the head.
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
