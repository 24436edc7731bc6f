import Foundation
import Processes
import Synchronization

/// Ends a command that a signal asks to end, after it has written what it knows.
///
/// A thread waits for the signal: the main thread may be in a case that never returns. The second
/// signal ends the process at once.
package enum Interruption {
  /// The signals that ask a command to end.
  package static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The signal that came; 0 before.
  private static let arrived = Atomic<Int32>(0)
  /// When it came, in milliseconds of the monotonic clock.
  private static let arrivedAt = Atomic<Int64>(0)
  /// The thread that ends the process; 0 before.
  private static let ender = Atomic<UInt>(0)
  /// The end of a pipe that the signal handler writes to.
  private static let alarm = Atomic<Int32>(-1)

  /// Waits for a signal in the background.
  ///
  /// - Parameter end: Writes what is known, on a thread of its own. The process ends afterwards, with
  ///   the code that shells give a command that the signal ended.
  package static func watch(_ end: @escaping @Sendable (_ signal: Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard alarm.load(ordering: .relaxed) < 0, pipe(&ends) == 0 else { return }
    for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    alarm.store(ends[1], ordering: .sequentiallyConsistent)
    let reading = ends[0]
    WaitingThread.start(prepare: unblock) {
      var byte: UInt8 = 0
      while read(reading, &byte, 1) != 1 {}
      ender.store(UInt(pthread_self()), ordering: .sequentiallyConsistent)
      let signal = arrived.load(ordering: .sequentiallyConsistent)
      end(signal)
      TemporaryFolder.removeAll()
      _exit(128 + signal)
    }
    for number in signals { handle(number) }
  }

  // Whoever started this process may have had the signals blocked, and a mask is inherited.
  private static func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static func handle(_ number: Int32) {
    var action = sigaction()
    // nohup asks to outlive the terminal.
    guard sigaction(number, nil, &action) == 0,
      number != SIGHUP || !isIgnored(action)
    else { return }
    action = sigaction()
    action.sa_flags = SA_RESTART
    action.__sigaction_handler.sa_handler = { number in Interruption.take(number) }
    sigaction(number, &action, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The handler: it may only call what is safe within a signal.
  private static func take(_ number: Int32) {
    let saved = errno
    let now = milliseconds
    let (isFirst, _) = arrived.compareExchange(
      expected: 0,
      desired: number,
      ordering: .sequentiallyConsistent
    )
    if isFirst {
      arrivedAt.store(now, ordering: .sequentiallyConsistent)
      var byte: UInt8 = 0
      _ = write(alarm.load(ordering: .relaxed), &byte, 1)
    } else if now - arrivedAt.load(ordering: .sequentiallyConsistent) > repetitionMax {
      _exit(128 + number)
    }
    errno = saved
  }

  /// `timeout` sends its signal to the process and to its group, which is one request.
  private static let repetitionMax: Int64 = 200

  private static var milliseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Keeps every thread but the one that ends the process from going on, once a signal came.
  package static func parkOtherThreads() {
    guard arrived.load(ordering: .relaxed) != 0,
      ender.load(ordering: .sequentiallyConsistent) != UInt(pthread_self())
    else { return }
    while true { pause() }
  }

  /// What a signal is called, with its meaning.
  package static func name(_ signal: Int32) -> String {
    let names = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"]
    return names[signal] ?? "signal \(signal)"
  }

  /// Ends the programs that this process started.
  ///
  /// Workers leave these signals to their supervisor, so they are killed; other programs are asked.
  package static func endChildren() {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    for process in children() {
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
      kill(process, path != nil && path == own ? SIGKILL : SIGTERM)
    }
    // A second is more than they need; nobody waits for those that take longer.
    for _ in 0..<100 where !children().isEmpty {
      var status: Int32 = 0
      while waitpid(-1, &status, WNOHANG) > 0 {}
      usleep(10_000)
    }
  }

  private static func children() -> [pid_t] {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return tasks.flatMap { task -> [pid_t] in
      let path = "/proc/self/task/\(task)/children"
      let list = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return list.split(separator: " ").compactMap { pid_t($0) }
    }
  }
}
