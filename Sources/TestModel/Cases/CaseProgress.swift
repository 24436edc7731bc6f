/// How far a running case is.
public struct CaseProgress: Codable, Hashable, Sendable {
  /// The case.
  public var identity: CaseIdentity
  /// What it does now.
  public var note: String
  /// The part done, from 0 to 1; nil when unknown.
  public var fraction: Double?

  /// Creates a progress.
  public init(identity: CaseIdentity, note: String, fraction: Double? = nil) {
    self.identity = identity
    self.note = note
    self.fraction = fraction
  }
}
