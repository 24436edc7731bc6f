import CMainExecutor

/// Runs jobs of tasks on the main loop, where virtual time decides when they run.
private final class VirtualMainExecutor: SerialExecutor {
  static let shared = VirtualMainExecutor()

  /// Whether Swift's runtime lets the executor take the main actor's place; true where it has hooks.
  static let isInstalled: Bool = {
    let words = unsafeBitCast(shared.asUnownedSerialExecutor(), to: (UInt, UInt).self)
    return nibmark_executor_install(words.0, words.1) { job in
      guard let job else { return }
      let unowned = unsafeBitCast(job, to: UnownedJob.self)
      MainInbox.shared.post {
        unowned.runSynchronously(on: globalConcurrentExecutor.asUnownedTaskExecutor())
      }
    }
  }()

  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    MainInbox.shared.post { unowned.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func isIsolatingCurrentContext() -> Bool? { nibmark_executor_is_capturing() }

  func checkIsolated() {
    precondition(nibmark_executor_is_capturing(), "This code runs outside of the main actor.")
  }
}

extension MainLoop {
  /// The labels of queues that still work for the app on other threads, in order.
  public var unfinishedQueues: [String] { MainInbox.shared.unfinished }

  /// Runs a closure whose tasks enter the virtual queue, those of the main actor and others.
  ///
  /// They run in ``advance(by:)`` and ``settle(limit:)``. A task that still waits when the loop is reset never
  /// goes on. Suites capture the tasks of each case; a test of your own calls this.
  public func capturingTasks<Value>(_ body: () throws -> Value) rethrows -> Value {
    let before = nibmark_executor_is_capturing()
    nibmark_executor_set_capturing(VirtualMainExecutor.isInstalled)
    defer { nibmark_executor_set_capturing(before) }
    return try body()
  }
}
