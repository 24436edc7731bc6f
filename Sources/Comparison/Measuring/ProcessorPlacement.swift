import Foundation

/// Which processor measures and which ones do not.
///
/// All arms of a comparison take turns on one processor, so that none has a better one; whoever hands out the turns
/// stays away from it.
struct ProcessorPlacement: Sendable {
  /// The processor that measures; nil where there is only one, or none can be chosen.
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

  /// Moves a worker to the measuring processor; without one it stays where it is.
  func pin(_ process: pid_t) {
    guard let measuring else { return }
    ProcessorSet.assign(process, [measuring])
  }

  /// Lets a worker use all processors while it starts; it is born to those of its supervisor.
  func spread(_ process: pid_t) {
    guard let measuring else { return }
    ProcessorSet.assign(process, others + [measuring])
  }

  /// Does something with this thread kept away from the measuring processor.
  func keepingAway<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard measuring != nil else { return try body() }
    let former = ProcessorSet.ofProcess(0)
    ProcessorSet.assign(0, others)
    defer { ProcessorSet.assign(0, former) }
    return try body()
  }
}
