/// Counts of one pool, or of a whole registry.
public struct ReuseCounts: Sendable, Equatable {
  /// Views made from a registration.
  public var created = 0
  /// Views handed out again.
  public var reused = 0
  /// Views waiting in the pool now.
  public var pooled = 0
  /// The most views that ever waited at once.
  public var highWater = 0
  /// Pooled or returning views that were let go: replaced registrations and `purge()`.
  public var purged = 0
  /// Views that came back without a reuse identifier and were let go.
  public var dropped = 0

  static func + (left: ReuseCounts, right: ReuseCounts) -> ReuseCounts {
    ReuseCounts(
      created: left.created + right.created,
      reused: left.reused + right.reused,
      pooled: left.pooled + right.pooled,
      highWater: left.highWater + right.highWater,
      purged: left.purged + right.purged,
      dropped: left.dropped + right.dropped
    )
  }
}
