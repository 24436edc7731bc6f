import HeadlessUIKit

/// A queue of operations whose main one is the engine's loop; `OperationQueue` in rewritten targets.
open class VirtualOperationQueue: OperationQueue, @unchecked Sendable {
  private static let mainQueue = MainOperationQueue()
  /// The queue of the engine's loop.
  open override class var main: VirtualOperationQueue { mainQueue }

  /// Adds a block; in Swift 5 mode it may use the main actor, as Apple imports the method.
  @preconcurrency
  open override func addOperation(_ block: @escaping @Sendable () -> Void) {
    super.addOperation(block)
  }
}

/// Operations that the engine's loop runs.
private final class MainOperationQueue: VirtualOperationQueue, @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [() -> Void] = []

  override func addOperation(_ block: @escaping @Sendable () -> Void) { add(block) }

  override func addOperation(_ operation: Operation) { add { operation.start() } }

  private func add(_ block: @escaping () -> Void) {
    lock.withLock { waiting.append(block) }
    MainInbox.shared.post { [self] in runNext() }
  }

  private func runNext() {
    let next = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    next?()
  }

  /// Runs what waits at once: a notification center waits so for its observers.
  override func waitUntilAllOperationsAreFinished() {
    while !lock.withLock({ waiting.isEmpty }) { runNext() }
  }
}
