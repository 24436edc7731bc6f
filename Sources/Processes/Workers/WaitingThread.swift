import Dispatch
@preconcurrency import Foundation

/// Threads that wait for one thing for as long as the process runs.
package enum WaitingThread {
  /// Starts a thread, and returns when all that is left for it is to wait.
  ///
  /// A copy of the process that is made before would find what the new thread was setting up in the libraries half
  /// done, and wait for it for ever: in the copy there is no such thread.
  /// - Parameters:
  ///   - prepare: What the thread does first.
  ///   - wait: What it waits for, and does then.
  package static func start(
    prepare: @escaping @Sendable () -> Void = {},
    wait: @escaping @Sendable () -> Void
  ) {
    let isReady = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      prepare()
      isReady.signal()
      wait()
    }
    isReady.wait()
  }
}
