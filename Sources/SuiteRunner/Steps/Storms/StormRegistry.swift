import HeadlessUIKit

/// What a storm drives; tests put a broken registry in its place.
@MainActor
protocol StormRegistry {
  func dequeue(_ pool: ReusePool, item: Int) -> UIView?
  func recycle(_ view: UIView, _ pool: ReusePool) throws(ReuseError)
  /// How many views the registry says that it made for a pool and handed out again, and how many wait.
  func counts(_ pool: ReusePool) -> (created: Int, reused: Int, pooled: Int)
}
