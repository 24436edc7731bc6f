import Foundation

/// The system's masks of processors, as numbers.
enum ProcessorSet {
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
