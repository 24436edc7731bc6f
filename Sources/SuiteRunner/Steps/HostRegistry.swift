import Foundation
import HeadlessUIKit

/// The registry of a case's host.
struct HostRegistry: StormRegistry {
  let host: ListHost

  func dequeue(_ pool: ReusePool, item: Int) -> UIView? {
    host.dequeue(pool, at: IndexPath(indexes: [0, item]), isOptional: false)
  }

  func recycle(_ view: UIView, _ pool: ReusePool) throws(ReuseError) {
    try host.recycle(view, pool)
  }

  func counts(_ pool: ReusePool) -> (created: Int, reused: Int, pooled: Int) {
    let counts = host.counts(pool)
    return (counts.created, counts.reused, counts.pooled)
  }
}
