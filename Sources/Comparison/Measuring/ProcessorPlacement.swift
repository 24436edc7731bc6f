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

  /// Runs a closure with this thread kept off the measuring processor.
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

/// The system's processor masks as numbers.
private enum ProcessorSet {
  private typealias Call = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32
  /// The bytes of the C library's `cpu_set_t`: 1024 processors.
  private static let byteCount = 128

  /// The processors that a process may use, in ascending order; 0 is the calling thread.
  static func ofProcess(_ process: pid_t) -> [Int] {
    var mask = [UInt8](repeating: 0, count: byteCount)
    guard call("sched_getaffinity", process, &mask) else { return [] }
    return mask.enumerated().flatMap { index, byte in
      (0..<8).filter { byte & (1 << $0) != 0 }.map { index * 8 + $0 }
    }
  }

  /// Restricts a process to processors; where that is forbidden nothing changes, and times are
  /// noisier.
  static func assign(_ process: pid_t, _ processors: [Int]) {
    var mask = [UInt8](repeating: 0, count: byteCount)
    for processor in processors where processor / 8 < byteCount {
      mask[processor / 8] |= 1 << (processor % 8)
    }
    _ = call("sched_setaffinity", process, &mask)
  }

  // glibc declares these two functions for GNU sources only, and Swift's importer does not define
  // that macro.
  private static func call(_ name: String, _ process: pid_t, _ mask: inout [UInt8]) -> Bool {
    guard let symbol = dlsym(nil, name) else { return false }
    let function = unsafeBitCast(symbol, to: Call.self)
    return mask.withUnsafeMutableBytes { bytes in
      guard let address = bytes.baseAddress else { return false }
      return function(process, bytes.count, address) == 0
    }
  }
}
