#if Tools
import Dispatch

/// The one way from the tool's synchronous code to asynchronous libraries.
enum Blocking {
  /// Lets the calling thread wait for some code.
  ///
  /// The code needs a thread of the shared pool, so none of these may call: when all of them waited, as many
  /// as there are processors, nothing would go on.
  static func wait<Outcome: Sendable>(
    _ body: @escaping @Sendable () async -> Outcome
  ) -> Outcome {
    precondition(
      withUnsafeCurrentTask { $0 == nil },
      "a task must not wait for a program; call from a thread of your own"
    )
    let end = DispatchSemaphore(value: 0)
    // Written before the signal and read after it.
    nonisolated(unsafe) var outcome: Outcome?
    Task.detached {
      outcome = await body()
      end.signal()
    }
    while true {
      end.wait()
      if let outcome { return outcome }
    }
  }
}
#endif
