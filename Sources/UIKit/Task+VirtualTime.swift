import HeadlessUIKit
import Synchronization

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for virtual nanoseconds.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before they are over.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await VirtualSleep.sleep(Double(duration) / 1e9)
  }

  /// Suspends the task for virtual time.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before it is over.
  public static func sleep(for duration: Duration) async throws {
    let parts = duration.components
    try await VirtualSleep.sleep(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
  }
}

/// A task that waits for virtual time.
private final class VirtualSleep: Sendable {
  private enum State: Sendable {
    case new
    case waiting(CheckedContinuation<Void, any Error>)
    case over
  }

  private let state = Mutex(State.new)

  static func sleep(_ seconds: Double) async throws {
    let sleep = VirtualSleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleep.begin(continuation, seconds)
      }
    } onCancel: {
      sleep.end(throwing: CancellationError())
    }
  }

  private func begin(_ continuation: CheckedContinuation<Void, any Error>, _ seconds: Double) {
    let isOver = state.withLock { state in
      if case .over = state { return true }
      state = .waiting(continuation)
      return false
    }
    if isOver { return continuation.resume(throwing: CancellationError()) }
    MainInbox.shared.post(after: seconds) { self.end(throwing: nil) }
  }

  private func end(throwing error: (any Error)?) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
      defer { state = .over }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
  }
}
