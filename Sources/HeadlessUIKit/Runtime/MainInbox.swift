import Foundation

/// What other threads, and code of no actor, hand to the main loop; safe to use from every thread.
///
/// It also knows the work that the app gave to other threads, because virtual time must not pass it by.
package final class MainInbox: @unchecked Sendable {
  /// A block on its way, with the virtual seconds that it waits.
  struct Item {
    let delay: TimeInterval
    let block: () -> Void
  }

  /// The inbox of the process.
  package static let shared = MainInbox()
  /// The real seconds for which the loop waits for other threads, in all between two resets.
  package static let patience: TimeInterval = 2

  private let condition = NSCondition()
  private var items: [Item] = []
  /// The number of pieces of work by the name of their queue.
  private var work: [String: Int] = [:]
  private var hasGivenUp = false

  /// Hands over a block that runs on the main loop after virtual seconds.
  package func post(after delay: TimeInterval = 0, _ block: @escaping () -> Void) {
    condition.withLock {
      items.append(Item(delay: delay, block: block))
      condition.broadcast()
    }
    RealLoop.requestTurn()
  }

  /// Notes that another thread works for the app.
  package func begin(_ name: String) { condition.withLock { work[name, default: 0] += 1 } }

  /// Notes that a piece of such work is done.
  package func end(_ name: String) {
    condition.withLock {
      let left = work[name, default: 0] - 1
      work[name] = left > 0 ? left : nil
      if work.isEmpty { hasGivenUp = false }
      condition.broadcast()
    }
    RealLoop.requestTurn()
  }

  /// The names of queues that still work, in order.
  package var unfinished: [String] { condition.withLock { work.keys.sorted() } }

  /// Takes out what arrived, in order.
  func take() -> [Item] {
    condition.withLock {
      defer { if !items.isEmpty { items = [] } }
      return items
    }
  }

  /// Waits while other threads work, until something arrives; answers whether something did.
  func waitForArrival() -> Bool {
    condition.withLock {
      let limit = Date(timeIntervalSinceNow: Self.patience)
      while items.isEmpty, !work.isEmpty, !hasGivenUp {
        if !condition.wait(until: limit) { hasGivenUp = true }
      }
      return !items.isEmpty
    }
  }

  /// Forgets what arrived; work of other threads goes on.
  func removeAll() { condition.withLock { items = [] } }
}
