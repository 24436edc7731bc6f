import Foundation

/// Starts copies of this process, which have all that it has read.
///
/// A copy is there in a millisecond; a program that loads its libraries anew takes ten.
enum ProcessCopy {
  /// Starts a copy, and ends it when the body returns.
  ///
  /// Only the calling thread goes on in the copy, so the body must not use queues or tasks.
  /// - Parameters:
  ///   - descriptors: Descriptors of this process and the numbers under which the copy finds them. It has no others.
  ///   - body: What the copy does.
  /// - Returns: The process, which the caller ends and waits for.
  /// - Throws: ``WorkerError`` when the system makes no process.
  static func start(
    descriptors: [(own: Int32, target: Int32)],
    body: () -> Void
  ) throws(WorkerError) -> pid_t {
    // Text that is still buffered would be written twice.
    fflush(nil)
    let identifier = fork()
    guard identifier >= 0 else { throw Descriptors.failure("cannot start a worker") }
    guard identifier == 0 else { return identifier }
    for (own, target) in descriptors { dup2(own, target) }
    // Pipes of other workers too: as long as one more process holds an end, nobody sees it close.
    closefrom((descriptors.map(\.target).max() ?? STDERR_FILENO) + 1)
    resetSignals()
    body()
    _exit(0)
  }

  // A terminal sends its signals to copies as well. Their supervisor decides, and ends them.
  private static func resetSignals() {
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { signal(number, SIG_IGN) }
    for number in [SIGPIPE, SIGCHLD] { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }
}
