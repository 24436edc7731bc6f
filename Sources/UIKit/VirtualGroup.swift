import Dispatch
import HeadlessUIKit

/// Work of which the last tells others; `DispatchGroup` where `nibmark-sources` rewrites a target.
public final class VirtualGroup: @unchecked Sendable {
  private let group = DispatchGroup()
  private let state = LockedState()

  private final class LockedState {
    let lock = NSLock()
    var count = 0
    var followers: [(queue: DispatchQueue, block: () -> Void)] = []
  }

  /// Creates a group without work.
  public init() {}

  /// Notes a piece of work.
  public func enter() {
    group.enter()
    state.lock.withLock { state.count += 1 }
  }

  /// Notes that a piece of work is done; the last one tells those who wait.
  public func leave() {
    let ready = state.lock.withLock {
      state.count -= 1
      guard state.count == 0 else { return [(queue: DispatchQueue, block: () -> Void)]() }
      defer { state.followers = [] }
      return state.followers
    }
    for follower in ready { VirtualTime.run(after: 0, on: follower.queue, follower.block) }
    group.leave()
  }

  /// Runs a block on a queue when no work is left.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    let isReady = state.lock.withLock {
      if state.count > 0 { state.followers.append((queue, work)) }
      return state.count == 0
    }
    if isReady { VirtualTime.run(after: 0, on: queue, work) }
  }

  /// Waits for work on other threads, in real time.
  public func wait() { group.wait() }

  /// Waits for work on other threads until a real time.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { group.wait(timeout: timeout) }
}
