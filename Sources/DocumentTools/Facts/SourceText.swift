import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of a source file, searched for words.
///
/// It knows no grammar: what it finds may stand in a comment. Whoever asks must be right either way.
struct SourceText {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether a word is in it.
  func has(_ word: StaticString) -> Bool { place(of: word, from: 0) != nil }

  /// The places after each occurrence of a word.
  ///
  /// - Complexity: O(bytes).
  func places(after word: StaticString) -> [Int] {
    var found: [Int] = []
    var start = 0
    while let place = place(of: word, from: start) {
      start = place + word.utf8CodeUnitCount
      found.append(start)
    }
    return found
  }

  private func place(of word: StaticString, from start: Int) -> Int? {
    bytes.withUnsafeBytes { all -> Int? in
      guard let base = all.baseAddress else { return nil }
      let (first, count) = (Int32(word.utf8Start.pointee), word.utf8CodeUnitCount)
      var next = start
      while next + count <= all.count,
        let found = memchr(base + next, first, all.count - count - next + 1)
      {
        if memcmp(found, word.utf8Start, count) == 0 {
          return base.distance(to: UnsafeRawPointer(found))
        }
        next = base.distance(to: UnsafeRawPointer(found)) + 1
      }
      return nil
    }
  }

  /// What stands from a place to a mark, or a page of it where the mark does not come.
  func part(from start: Int, to end: StaticString) -> SourceText {
    let last = place(of: end, from: start) ?? bytes.count
    return SourceText(Array(bytes[min(start, last)..<min(last, start + 20_000)]))
  }

  /// The text between two places, cut at the ends.
  func text(_ start: Int, _ end: Int) -> String {
    let range = bytes.indices.clamped(to: max(0, start)..<max(max(0, start), end))
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The name that begins at a place, after spaces; empty where none does.
  func name(at place: Int) -> String {
    let start = place + bytes[min(place, bytes.count)...].prefix { $0 == 0x20 }.count
    return text(start, start + bytes[min(start, bytes.count)...].prefix(while: Self.isOfName).count)
  }

  /// The text in quotation marks that begins at a place, after spaces, an at sign and a bracket; nil for anything else.
  func quoted(at place: Int) -> String? {
    var start = place
    while start < bytes.count, [0x20, 0x40, 0x28, 0x3a, 0x0a].contains(bytes[start]) { start += 1 }
    guard start < bytes.count, bytes[start] == 0x22 else { return nil }
    let rest = bytes[(start + 1)...].prefix(200)
    guard let end = rest.firstIndex(of: 0x22) else { return nil }
    return text(start + 1, end)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f: true
    default: byte >= 0x80
    }
  }
}
