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

/// The system's masks of processors, as numbers.
private enum ProcessorSet {
  private typealias Call = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32
  /// The bytes of the C library's `cpu_set_t`: 1024 processors.
  private static let byteCount = 128

  /// The processors that a process may use, ascending; 0 is the calling thread.
  static func ofProcess(_ process: pid_t) -> [Int] {
    var mask = [UInt8](repeating: 0, count: byteCount)
    guard call("sched_getaffinity", process, &mask) else { return [] }
    return mask.enumerated().flatMap { index, byte in
      (0..<8).filter { byte & (1 << $0) != 0 }.map { index * 8 + $0 }
    }
  }

  /// Restricts a process; where that is not allowed it stays as it was, and times are noisier.
  static func assign(_ process: pid_t, _ processors: [Int]) {
    var mask = [UInt8](repeating: 0, count: byteCount)
    for processor in processors where processor / 8 < byteCount {
      mask[processor / 8] |= 1 << (processor % 8)
    }
    _ = call("sched_setaffinity", process, &mask)
  }

  // The C library's header shows these two to GNU sources only, which Swift's importer does not claim to be.
  private static func call(_ name: String, _ process: pid_t, _ mask: inout [UInt8]) -> Bool {
    guard let symbol = dlsym(nil, name) else { return false }
    let function = unsafeBitCast(symbol, to: Call.self)
    return mask.withUnsafeMutableBytes { bytes in
      guard let address = bytes.baseAddress else { return false }
      return function(process, bytes.count, address) == 0
    }
  }
}
