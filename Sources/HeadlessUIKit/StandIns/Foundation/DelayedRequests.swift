import Foundation

/// What `perform(_:with:afterDelay:)` asked for and virtual time has not reached.
///
/// Target and argument are retained until then, as Foundation retains them.
@MainActor
enum DelayedRequests {
  /// One action that waits.
  final class Request {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    var token: MainLoop.Token?

    init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
      (self.target, self.selector, self.argument) = (target, selector, argument)
    }
  }

  /// Weak, as the block in the loop holds each, and a loop that is reset drops its blocks.
  private static var waiting: [WeakReference] = []

  static func add(
    _ selector: Selector,
    of target: NSObject,
    _ argument: Any?,
    after delay: TimeInterval
  ) {
    waiting.removeAll { $0.object == nil }
    let request = Request(target, selector, argument)
    waiting.append(WeakReference(request))
    request.token = MainLoop.shared.schedule(after: delay) {
      _ = ActionPerformance.perform(request.selector, on: request.target, sender: request.argument)
    }
  }

  static func cancel(where isMeant: (Request) -> Bool) {
    for case let request as Request in waiting.map(\.object) where isMeant(request) {
      if let token = request.token { MainLoop.shared.cancel(token) }
    }
  }

  /// Whether arguments are equal, as Objective-C asks objects; other values by their hash values.
  static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable { return left == right as? AnyHashable }
    return left as AnyObject === right as AnyObject
  }
}
