/// The time of the engine: one queue of timers, delayed blocks and completions that moves only when told to.
///
/// Nothing sleeps. Views have their final values at once; what UIKit would do later waits here until
/// ``advance(by:)`` or ``settle(limit:)``. Blocks run in order of their due time, equal times in the order in which
/// they were scheduled. Files that import UIKit get
/// here by `DispatchQueue.main` and `Task.sleep` and, where `nibmark-sources` rewrites them, by `Timer` and
/// `OperationQueue.main`. Other code uses ``schedule(after:repeating:_:)``.
@preconcurrency @MainActor
public final class MainLoop {
  /// The loop of the process.
  public static let shared = MainLoop()

  /// The virtual time in seconds since the process started.
  public private(set) var now: TimeInterval = 0
  private var heap: [Entry] = []
  private var nextSequence: UInt64 = 0
  private var cancelled: Set<UInt64> = []
  /// Whether a block runs right now, in which time does not move on.
  package private(set) var isRunning = false
  private var autoreleased: [[AnyObject]] = []
  /// Whether real time passed for the next of the blocks that repeat.
  private var hasWaited = false

  /// A scheduled block, for cancelling.
  public struct Token: Hashable, Sendable {
    let sequence: UInt64
  }

  fileprivate struct Entry {
    var due: TimeInterval
    var sequence: UInt64
    /// The block's identity, kept over repetitions.
    var token: UInt64
    var interval: TimeInterval?
    var block: @MainActor () -> Void

    func comesBefore(_ other: Entry) -> Bool {
      due != other.due ? due < other.due : sequence < other.sequence
    }
  }

  /// Creates a loop of its own, for tests.
  public init() {}

  /// Schedules a block.
  ///
  /// - Parameters:
  ///   - delay: Seconds from now; negative or not-a-number counts as 0.
  ///   - interval: Seconds between repetitions, at least a millisecond; nil for once.
  ///   - block: What runs.
  /// - Returns: A token that cancels the block.
  /// - Complexity: O(log n).
  @discardableResult
  public func schedule(
    after delay: TimeInterval,
    repeating interval: TimeInterval? = nil,
    _ block: @escaping @MainActor () -> Void
  ) -> Token {
    takeInbox()
    return add(after: delay, repeating: interval, block)
  }

  private func add(
    after delay: TimeInterval,
    repeating interval: TimeInterval?,
    _ block: @escaping @MainActor () -> Void
  ) -> Token {
    RealLoop.requestTurn()
    let wait = delay.isNaN ? 0 : max(delay, 0)
    let sequence = takeSequence()
    push(
      Entry(
        due: now + wait,
        sequence: sequence,
        token: sequence,
        interval: interval.map { $0.isNaN ? 0.001 : max($0, 0.001) },
        block: block
      )
    )
    return Token(sequence: sequence)
  }

  /// Puts what other threads handed over behind what waits.
  private func takeInbox() {
    for item in MainInbox.shared.take() {
      nonisolated(unsafe) let block = item.block
      _ = add(after: item.delay, repeating: nil) { block() }
    }
  }

  /// Whether a block is due until a time; waits for other threads before time moves on.
  private func isDue(by end: TimeInterval) -> Bool {
    takeInbox()
    while heap.first.map({ $0.due > now }) ?? true, MainInbox.shared.waitForArrival() {
      takeInbox()
    }
    return heap.first.map { $0.due <= end } ?? false
  }

  /// Runs a block after a delay, once: UIKit's `perform(_:with:afterDelay:)` with a closure.
  public func perform(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    schedule(after: delay, block)
  }

  /// Drops a block; one that already ran is left alone.
  ///
  /// - Complexity: O(1), amortised over the blocks that wait.
  public func cancel(_ token: Token) {
    guard !heap.isEmpty || isRunning else { return }
    cancelled.insert(token.sequence)
    // Tokens of blocks that ran already are never met again.
    if cancelled.count > 2 * heap.count + 64, !isRunning {
      cancelled.formIntersection(heap.lazy.map(\.token))
    }
  }

  /// The number of blocks that wait.
  public var pendingCount: Int {
    heap.reduce(0) { $0 + (cancelled.contains($1.token) ? 0 : 1) }
  }

  /// Moves time forward and runs what becomes due on the way, each block at its own time.
  ///
  /// Stops early when a block raises an exception; the time is then the block's.
  public func advance(by duration: TimeInterval) {
    guard duration.isFinite, duration >= 0, !isRunning else { return }
    let end = now + duration
    endTurn()
    while isDue(by: end) {
      guard runNext() else { return }
    }
    now = end
  }

  /// Runs everything that waits, moving time up to a limit; repeating blocks alone do not keep it going.
  ///
  /// - Parameter limit: Virtual seconds after which it gives up.
  /// - Returns: Whether nothing but repeating blocks is left, and no other thread works for the app. Those get two
  ///   real seconds.
  @discardableResult
  public func settle(limit: TimeInterval = 60) -> Bool {
    guard !isRunning else { return false }
    let end = now + limit
    endTurn()
    while isDue(by: end) {
      guard heap.contains(where: { $0.interval == nil && !cancelled.contains($0.token) }) else {
        return true
      }
      guard runNext() else { return false }
    }
    return !heap.contains { $0.interval == nil && !cancelled.contains($0.token) }
      && MainInbox.shared.unfinished.isEmpty
  }

  /// What is left after a turn.
  enum Rest {
    /// Nothing, or what other threads bring.
    case idle
    /// Blocks that wait.
    case waiting
    /// Only blocks that repeat; the next is due after so many seconds.
    case repeating(TimeInterval)
  }

  /// Runs what is due; without any, and while no other thread works, time moves on to what is due next.
  func turn() -> Rest {
    guard !isRunning else { return .waiting }
    endTurn()
    takeInbox()
    guard let next = heap.first?.due else { return .idle }
    if next > now {
      guard MainInbox.shared.unfinished.isEmpty else { return .idle }
      let isRepeatingAlone = heap.allSatisfy { $0.interval != nil }
      if isRepeatingAlone, !hasWaited { return rest(until: next) }
    }
    hasWaited = false
    let (end, last) = (max(now, next), nextSequence)
    while let entry = heap.first, entry.due <= end, entry.sequence <= last {
      guard runNext() else { return .idle }
    }
    return heap.isEmpty ? .idle : .waiting
  }

  /// Blocks that repeat take real time while somebody waits, or they would run without end.
  private func rest(until next: TimeInterval) -> Rest {
    hasWaited = true
    return .repeating(next - now)
  }

  /// The time and what waits for it, so that a host can put both back.
  struct State {
    fileprivate let now: TimeInterval
    fileprivate let heap: [Entry]
    fileprivate let cancelled: Set<UInt64>
  }

  /// The time and the blocks that wait; numbers go on, so that an old token cancels no new block.
  var state: State {
    get { State(now: now, heap: heap, cancelled: cancelled) }
    set { (now, heap, cancelled) = (newValue.now, newValue.heap, newValue.cancelled) }
  }

  /// Forgets all blocks and starts again at time 0: between cases.
  public func reset() {
    MainInbox.shared.removeAll()
    heap = []
    cancelled = []
    autoreleased = []
    now = 0
  }

  /// Runs the first block; answers whether the loop may go on.
  private func runNext() -> Bool {
    let entry = popFirst()
    if cancelled.remove(entry.token) != nil { return true }
    now = max(now, entry.due)
    isRunning = true
    EngineCounters.current.scheduledBlocks &+= 1
    entry.block()
    isRunning = false
    let wasCancelled = cancelled.remove(entry.token) != nil
    if let interval = entry.interval, !wasCancelled {
      var next = entry
      next.due = entry.due + interval
      next.sequence = takeSequence()
      push(next)
    }
    endTurn()
    return !UIKitException.isPending
  }

  /// Keeps objects until the turn ends, as an autorelease pool does with what a method returns.
  ///
  /// Code that never lets the loop turn would keep all it ever made, so only the last few hundred lists stay.
  final func keepUntilEndOfTurn(_ objects: [AnyObject]) {
    if autoreleased.count == 256 { autoreleased.removeFirst(128) }
    autoreleased.append(objects)
  }

  /// What a run loop does before it sleeps: dirty windows are laid out, and what a pool held goes.
  private func endTurn() {
    WindowList.layout()
    if !autoreleased.isEmpty { autoreleased = [] }
    StoredValues.dropDead()
    NibStorage.dropDead()
  }

  private func takeSequence() -> UInt64 {
    nextSequence += 1
    return nextSequence
  }
}

extension MainLoop {
  /// Adds to the heap, whose first entry is the next to run.
  private func push(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].comesBefore(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private func popFirst() -> Entry {
    let first = heap[0]
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].comesBefore(heap[least]) { least = child }
      }
      guard least != parent else { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
