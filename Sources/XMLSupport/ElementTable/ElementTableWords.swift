#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Hashes short texts by their first and last eight bytes.
///
/// Nearly all identifiers and keywords are shorter than 16 bytes, so the hash sees them whole.
/// Longer ones with equal ends share a bucket, where bytes are compared.
enum WordHash {
  /// How many readable bytes must follow every text that is hashed.
  static let padding = 8

  /// Hashes `count` bytes; eight bytes must be readable from `start` even when `count` is less.
  @inline(__always)
  static func hash(_ start: UnsafePointer<UInt8>, _ count: Int, seed: UInt64) -> UInt64 {
    let raw = UnsafeRawPointer(start)
    var head = raw.loadUnaligned(as: UInt64.self).littleEndian
    var tail: UInt64 = 0
    if count >= 8 {
      tail = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self).littleEndian
    } else {
      head &= (1 &<< (UInt64(truncatingIfNeeded: count) &* 8)) &- 1
    }
    let mixed = (head ^ seed) &* 0x9E37_79B9_7F4A_7C15
    let folded =
      (mixed ^ (mixed &>> 32) ^ tail &+ UInt64(truncatingIfNeeded: count)) &* 0xD6E8_FEB8_6659_FD93
    return folded ^ (folded &>> 32)
  }
}

/// The words of all keyword lists in one open-addressing table.
struct KeywordTable: @unchecked Sendable {
  // @unchecked: raw memory, written in init only; its owner frees it.

  private struct Slot {
    var start: Int32 = -1
    var count: UInt16 = 0
    var list: UInt8 = 0
    var value: UInt8 = 0
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let text: UnsafeMutablePointer<UInt8>
  private let mask: Int

  init(_ lists: [[(word: String, value: UInt8)]]) {
    let wordCount = lists.reduce(0) { $0 + $1.count }
    var capacity = 64
    while capacity < wordCount * 3 { capacity *= 2 }
    mask = capacity - 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot(), count: capacity)
    let bytes = lists.flatMap { $0.flatMap { Array($0.word.utf8) } }
    text = .allocate(capacity: bytes.count + WordHash.padding)
    text.initialize(repeating: 0, count: bytes.count + WordHash.padding)
    for (index, byte) in bytes.enumerated() { text[index] = byte }
    var start = 0
    for (list, words) in lists.enumerated() {
      for (word, value) in words {
        let count = word.utf8.count
        var index = Self.bucket(text + start, count, UInt8(list)) & mask
        while slots[index].start >= 0 { index = (index + 1) & mask }
        slots[index] = Slot(
          start: Int32(start),
          count: UInt16(count),
          list: UInt8(list),
          value: value
        )
        start += count
      }
    }
  }

  func free() {
    slots.deallocate()
    text.deallocate()
  }

  /// The payload of a word of a list, or nil.
  @inline(__always)
  func find(_ start: UnsafePointer<UInt8>, _ count: Int, list: UInt8) -> UInt8? {
    var index = Self.bucket(start, count, list) & mask
    while true {
      let slot = slots[index]
      if slot.start < 0 { return nil }
      if slot.list == list, Int(slot.count) == count,
        memcmp(text + Int(slot.start), start, count) == 0
      {
        return slot.value
      }
      index = (index &+ 1) & mask
    }
  }

  @inline(__always)
  private static func bucket(_ start: UnsafePointer<UInt8>, _ count: Int, _ list: UInt8) -> Int {
    Int(truncatingIfNeeded: WordHash.hash(start, count, seed: UInt64(list)) &>> 20)
  }
}
