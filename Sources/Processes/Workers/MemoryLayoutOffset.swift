/// By how much a process's memory is moved.
///
/// Where memory lies can be worth several per cent of a time: by chance, and for a process's whole life. Processes that
/// are compared are therefore moved alike, and differently from one comparison to the next.
package struct MemoryLayoutOffset: Codable, Equatable, Sendable {
  /// Bytes of the heap, a multiple of 16.
  package var heap: Int
  /// Bytes of the memory that is mapped apart, whole pages.
  package var mapped: Int
  /// Bytes of the stack, by a variable of the environment.
  package var stack: Int

  /// Creates an offset from a random number.
  package init(_ random: UInt64) {
    heap = 16 * Int(random & 0xFFF) + 16
    mapped = 4096 * (64 + Int(random >> 12 & 0xFF))
    stack = 16 * Int(random >> 20 & 0xFF)
  }

  /// The environment that moves the stack.
  package var variables: [String: String] {
    ["NIBMARK_LAYOUT": String(repeating: "-", count: stack)]
  }

  /// Moves this process's heap; what is taken is never given back.
  package func apply() {
    _ = UnsafeMutableRawPointer.allocate(byteCount: heap, alignment: 16)
    // Beyond 128 KiB the C library maps a block of its own.
    _ = UnsafeMutableRawPointer.allocate(byteCount: mapped, alignment: 16)
  }
}
