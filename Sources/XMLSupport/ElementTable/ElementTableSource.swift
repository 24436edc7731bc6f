import Synchronization

/// The bytes of a document, retained for as long as slices of them exist.
package final class ElementTableSource: @unchecked Sendable {
  // @unchecked: the bytes are written in init only.

  /// The first byte; zeroes follow the last one, because the parser and the keyword hash read past
  /// the end.
  let start: UnsafeMutablePointer<UInt8>
  package let count: Int
  private let knownLines = Mutex<LineStarts?>(nil)

  /// Allocates `count` bytes and has `fill` write them; it returns the number written.
  package init<E: Error>(
    capacity: Int,
    filling fill: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.padding)
    do throws(E) {
      count = try fill(UnsafeMutableRawBufferPointer(start: memory, count: capacity))
    } catch {
      memory.deallocate()
      throw error
    }
    start = memory
    (memory + count).initialize(repeating: 0, count: Self.padding)
  }

  /// Copies the bytes.
  package convenience init(_ bytes: some Sequence<UInt8>) {
    let copied: Void? = bytes.withContiguousStorageIfAvailable { _ in }
    let array = copied == nil ? Array(bytes) : []
    if copied == nil {
      self.init(capacity: array.count) { memory in
        memory.copyBytes(from: array)
        return array.count
      }
    } else {
      let count = bytes.withContiguousStorageIfAvailable(\.count) ?? 0
      self.init(capacity: count) { memory in
        _ = bytes.withContiguousStorageIfAvailable { memory.copyBytes(from: $0) }
        return count
      }
    }
  }

  deinit { start.deallocate() }

  /// All bytes.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// Where the lines begin.
  ///
  /// Made for the first message that asks: most documents are read without one.
  var lines: LineStarts {
    knownLines.withLock { known in
      if let known { return known }
      let lines = LineStarts()
      known = lines
      return lines
    }
  }

  /// Whether nothing in the first bytes indicates another encoding.
  ///
  /// That would be a byte order mark of UTF-16 or UTF-32, a zero byte, or an `encoding` other than
  /// UTF-8 or ASCII.
  var isLikelyUTF8: Bool {
    if Self.usualStart.withUTF8Buffer({ bytes.starts(with: $0) }) { return true }
    let head = bytes.prefix(160)
    if head.first == 0xFE || head.first == 0xFF || head.prefix(4).contains(0) { return false }
    guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return true }
    let declaration = String(decoding: head[..<end], as: UTF8.self).lowercased()
    guard declaration.hasPrefix("<?xml"), declaration.contains("encoding") else { return true }
    return declaration.contains("utf-8") || declaration.contains("ascii")
  }

  /// The first bytes of every document from Xcode, compared first: the general test costs as much
  /// as reading a small nib.
  private static let usualStart: StaticString = #"<?xml version="1.0" encoding="UTF-8""#

  private static let padding = 8
}
