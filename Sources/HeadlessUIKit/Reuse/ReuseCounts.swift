/// The counts of a pool, or of a whole registry.
public struct ReuseCounts: Sendable, Equatable {
  /// Views made from a registration.
  public var created = 0
  /// Views taken from the pool and used again.
  public var reused = 0
  /// Views that are in the pool now.
  public var pooled = 0
  /// The greatest number of views in the pool at once.
  public var highWater = 0
  /// Views released by `purge()`, or because their registration was replaced.
  public var purged = 0
  /// Views that were released because they had no reuse identifier.
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
