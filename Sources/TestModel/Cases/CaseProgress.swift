/// The progress of a running case.
public struct CaseProgress: Codable, Hashable, Sendable {
  /// The running case.
  public var identity: CaseIdentity
  /// The current activity, as text.
  public var note: String
  /// The finished part, from 0 to 1; nil when unknown.
  public var fraction: Double?

  /// Creates a progress.
  public init(identity: CaseIdentity, note: String, fraction: Double? = nil) {
    self.identity = identity
    self.note = note
    self.fraction = fraction
  }
}
