import HeadlessUIKit

/// A timer on virtual time; `Timer` where `nibmark-sources` rewrites a target.
@preconcurrency @MainActor
open class VirtualTimer: NSObject {
  private var block: ((VirtualTimer) -> Void)?
  private let repeats: Bool
  private var token: MainLoop.Token?
  /// The virtual time of the next call.
  private var due: TimeInterval
  /// Seconds between two calls; 0 for a timer that does not repeat.
  public let timeInterval: TimeInterval
  /// Whether the timer may still call.
  public private(set) var isValid = true
  /// What was given to the timer.
  public private(set) var userInfo: Any?
  /// How late a call may be; virtual time is exact.
  open var tolerance: TimeInterval = 0

  /// Creates a timer that waits for ``Foundation/RunLoop`` to add it.
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (VirtualTimer) -> Void
  ) { self.init(delay: interval, interval: interval, repeats: repeats, block) }

  /// Creates a timer whose first call is at a date.
  public convenience init(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping (VirtualTimer) -> Void
  ) {
    let delay = VirtualTime.rounded(max(0, date.timeIntervalSinceNow))
    self.init(delay: delay, interval: interval, repeats: repeats, block)
  }

  /// Creates a timer that sends an action to a target, which it retains.
  public convenience init(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    self.init(delay: interval, interval: interval, repeats: repeats) { timer in
      _ = (target as? NSObject)?.perform(selector, with: timer, afterDelay: 0)
    }
    self.userInfo = userInfo
  }

  private init(
    delay: TimeInterval,
    interval: TimeInterval,
    repeats: Bool,
    _ block: @escaping (VirtualTimer) -> Void
  ) {
    self.repeats = repeats
    self.block = block
    due = MainLoop.shared.now + delay
    timeInterval = repeats ? interval : 0
  }

  /// Creates a timer that runs from now on.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (VirtualTimer) -> Void
  ) -> VirtualTimer {
    let timer = VirtualTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Creates a timer that runs from now on and sends an action.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> VirtualTimer {
    let timer = VirtualTimer(
      timeInterval: interval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    timer.schedule()
    return timer
  }

  /// When the timer calls next, as far from the present as its virtual time is; setting it moves the call.
  open var fireDate: Date {
    get { Date(timeIntervalSinceNow: due - MainLoop.shared.now) }
    set {
      let isScheduled = token != nil
      if let token { MainLoop.shared.cancel(token) }
      token = nil
      let wait = VirtualTime.rounded(max(0, newValue.timeIntervalSinceNow))
      due = MainLoop.shared.now + wait
      if isScheduled { schedule(after: wait) }
    }
  }

  func schedule() {
    guard token == nil, isValid else { return }
    schedule(after: max(0, due - MainLoop.shared.now))
  }

  private func schedule(after wait: TimeInterval) {
    due = MainLoop.shared.now + wait
    let interval = repeats ? timeInterval : nil
    token = MainLoop.shared.schedule(after: wait, repeating: interval) { [self] in
      due = MainLoop.shared.now + timeInterval
      fire()
    }
  }

  /// Calls now; a timer that does not repeat is invalid afterwards.
  open func fire() {
    guard isValid else { return }
    block?(self)
    if !repeats { invalidate() }
  }

  /// Ends the calls.
  open func invalidate() {
    isValid = false
    block = nil
    if let token { MainLoop.shared.cancel(token) }
    token = nil
  }
}

extension RunLoop {
  /// Lets a timer run from now on; modes are of no account.
  @preconcurrency @MainActor
  public func add(_ timer: VirtualTimer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
