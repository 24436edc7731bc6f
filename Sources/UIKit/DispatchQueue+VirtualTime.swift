import Dispatch
import HeadlessUIKit

// These have fewer parameters than Dispatch's own, so the compiler prefers them. The main queue is
// the engine's loop. Work on other queues runs on their threads, and the loop waits for it before
// time moves on.

extension DispatchQueue {
  /// Runs a block: on the engine's loop if this is the main queue.
  public func async(execute work: @escaping () -> Void) {
    VirtualTime.run(after: 0, on: self, work)
  }

  /// Runs an item: on the engine's loop if this is the main queue.
  public func async(execute workItem: VirtualWorkItem) {
    VirtualTime.run(after: 0, on: self, workItem.perform)
  }

  /// Runs a block as part of a group.
  public func async(group: VirtualGroup, execute work: @escaping () -> Void) {
    group.enter()
    VirtualTime.run(after: 0, on: self) {
      work()
      group.leave()
    }
  }

  /// Runs a block after virtual seconds.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    VirtualTime.run(after: VirtualTime.seconds(until: deadline), on: self, work)
  }

  /// Runs an item after virtual seconds.
  public func asyncAfter(deadline: DispatchTime, execute workItem: VirtualWorkItem) {
    VirtualTime.run(after: VirtualTime.seconds(until: deadline), on: self, workItem.perform)
  }

  /// Runs a block after virtual seconds.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping () -> Void) {
    let nanoseconds =
      Double(Int64(bitPattern: DispatchWallTime.now().rawValue))
      - Double(Int64(bitPattern: wallDeadline.rawValue))
    // Both are negative: wall time counts downwards from zero in Dispatch.
    VirtualTime.run(after: VirtualTime.rounded(nanoseconds / 1e9), on: self, work)
  }
}

/// What the virtual forms of Foundation's and Dispatch's types have in common.
enum VirtualTime {
  /// Tells the main queue: Dispatch makes another object of it for each question here.
  private static let mainLabel = DispatchQueue.main.label

  /// Runs a block on a queue after virtual seconds.
  static func run(
    after delay: Double,
    on queue: DispatchQueue,
    _ work: @escaping () -> Void
  ) {
    if queue.label == mainLabel {
      MainInbox.shared.post(after: delay, work)
    } else if delay > 0 {
      MainInbox.shared.post(after: delay) { start(work, on: queue) }
    } else {
      start(work, on: queue)
    }
  }

  private static func start(_ work: @escaping () -> Void, on queue: DispatchQueue) {
    let work = Work(block: work)
    let label = queue.label
    MainInbox.shared.begin(label)
    queue.async(group: nil, qos: .unspecified, flags: []) {
      work.block()
      MainInbox.shared.end(label)
    }
  }

  private struct Work: @unchecked Sendable {
    let block: () -> Void
  }

  /// The seconds until a deadline of Dispatch's, which was made with the real time of just now.
  static func seconds(until deadline: DispatchTime) -> Double {
    if deadline == .distantFuture { return .infinity }
    let now = DispatchTime.now().uptimeNanoseconds
    return rounded((Double(deadline.uptimeNanoseconds) - Double(now)) / 1e9)
  }

  /// Milliseconds, rounded up: what passed since the deadline was made must not change the result.
  static func rounded(_ seconds: Double) -> Double { (seconds * 1_000).rounded(.up) / 1_000 }
}
