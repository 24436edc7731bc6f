import Dispatch
import HeadlessUIKit

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
