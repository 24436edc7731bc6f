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
