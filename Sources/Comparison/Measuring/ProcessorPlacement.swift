import Foundation

/// The assignment of processors to measuring and to everything else.
///
/// All arms of a comparison take turns on one processor, so that none has a better one. The
/// supervisor keeps off it.
struct ProcessorPlacement: Sendable {
  /// The measuring processor; nil when there is only one, or when none can be chosen.
  let measuring: Int?
  /// The processors of everything else.
  let others: [Int]

  /// Chooses the last processor that this process may use.
  static func chosen() -> ProcessorPlacement {
    let allowed = ProcessorSet.ofProcess(0)
    guard allowed.count > 1, let last = allowed.last else {
      return ProcessorPlacement(measuring: nil, others: allowed)
    }
    return ProcessorPlacement(measuring: last, others: Array(allowed.dropLast()))
  }

  /// Moves a worker to the measuring processor, if there is one.
  func pin(_ process: pid_t) {
    guard let measuring else { return }
    ProcessorSet.assign(process, [measuring])
  }

  /// Lets a worker use all processors while it starts: it inherits those of its supervisor.
  func spread(_ process: pid_t) {
    guard let measuring else { return }
    ProcessorSet.assign(process, others + [measuring])
  }

  /// Runs a closure with this process kept off the measuring processor, and what it starts.
  ///
  /// Each thread counts: a linker begins where the thread that starts it may run.
  func keepingAway<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard measuring != nil else { return try body() }
    let former = ProcessorSet.ofProcess(0)
    assignThreads(others)
    defer { assignThreads(former) }
    return try body()
  }

  private func assignThreads(_ processors: [Int]) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
    for thread in names?.compactMap(pid_t.init) ?? [0] {
      ProcessorSet.assign(thread, processors)
    }
  }
}
