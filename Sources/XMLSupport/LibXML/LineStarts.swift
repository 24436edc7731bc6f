import Numbers
import Synchronization

/// The offsets at which the lines of a source begin, found on the first request.
///
/// Messages ask for places one by one. Without the list, each of them would read the source again
/// from its start.
final class LineStarts: Sendable {
  private let offsets = Mutex<[Int32]?>(nil)

  /// The offset of a line's first byte, counting from 1; nil past the last line.
  /// - Complexity: O(bytes) the first time, O(1) afterwards.
  func offset(ofLine line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    withOffsets(bytes) { line >= 1 && line <= $0.count ? Int($0[line - 1]) : nil }
  }

  /// The line of an offset, from 1, and where that line starts.
  /// - Complexity: O(bytes) the first time, O(log lines) afterwards.
  func line(ofOffset offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, start: Int) {
    withOffsets(bytes) { starts in
      let index = max(0, starts.partitioningIndex { Int($0) > offset } - 1)
      return (index + 1, Int(starts[index]))
    }
  }

  private func withOffsets<Result: Sendable>(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: ([Int32]) -> Result
  ) -> Result {
    offsets.withLock { known in
      if let known { return body(known) }
      let found = Self.find(bytes)
      known = found
      return body(found)
    }
  }

  /// The byte order mark belongs to no line.
  private static func find(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int32] {
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [Int32(first)]
    for index in first..<max(first, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      starts.append(Int32(truncatingIfNeeded: index + 1))
    }
    return starts
  }
}
