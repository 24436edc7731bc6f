import Dispatch
import HeadlessUIKit

/// A block that can be cancelled; `DispatchWorkItem` where `nibmark-sources` rewrites a target.
public final class VirtualWorkItem: @unchecked Sendable {
  private let block: () -> Void
  private var followers: [(queue: DispatchQueue, block: () -> Void)] = []
  /// Whether the block was cancelled; it then never begins.
  public private(set) var isCancelled = false

  /// Creates an item; the quality and the flags are of no account.
  public init(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) { self.block = block }

  /// Runs the block now, unless it was cancelled, and then what waits for it.
  public func perform() {
    if !isCancelled { block() }
    for follower in followers { VirtualTime.run(after: 0, on: follower.queue, follower.block) }
    followers = []
  }

  /// Keeps the block from beginning.
  public func cancel() { isCancelled = true }

  /// Runs another block when this one has ended.
  public func notify(queue: DispatchQueue, execute: @escaping () -> Void) {
    followers.append((queue, execute))
  }
}
