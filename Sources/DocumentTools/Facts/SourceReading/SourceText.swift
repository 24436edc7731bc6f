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

  /// Whether a word stands at a place.
  func has(_ word: StaticString, at place: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place >= 0, place <= bytes.count - count else { return false }
    return bytes.withUnsafeBytes {
      $0.baseAddress.map { memcmp($0 + place, word.utf8Start, count) == 0 } ?? false
    }
  }

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

  /// The values of attributes of a document that begin after a word, which ends in a quotation mark.
  ///
  /// - Complexity: O(bytes).
  func values(after opening: StaticString) -> [String] {
    places(after: opening).map { place in
      EntityText.decoded(String(text(place, place + 200).prefix { $0 != "\"" }))
    }
  }

  /// The places after a space and one of some words, with the places of the spaces, in one pass.
  func places(afterSpaceAnd words: [StaticString]) -> [(space: Int, place: Int)] {
    var found: [(space: Int, place: Int)] = []
    var isFirst = [Bool](repeating: false, count: 256)
    for word in words { isFirst[Int(word.utf8Start.pointee)] = true }
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for next in bytes.indices.dropFirst()
      where bytes[next - 1] == 0x20 && isFirst[Int(bytes[next])] {
        for word in words where word.utf8CodeUnitCount <= bytes.count - next {
          let count = word.utf8CodeUnitCount
          guard memcmp(base + next, word.utf8Start, count) == 0 else { continue }
          found.append((next - 1, next + count))
        }
      }
    }
    return found
  }

  // Looks for the rarest byte of the word: most words begin with one that is everywhere.
  private func place(of word: StaticString, from start: Int) -> Int? {
    bytes.withUnsafeBytes { all -> Int? in
      let count = word.utf8CodeUnitCount
      guard let base = all.baseAddress, start + count <= all.count else { return nil }
      let rarest = ByteRarity.rarest(in: word)
      let byte = Int32(word.utf8Start[rarest])
      var next = start + rarest
      let end = all.count - count + rarest + 1
      while next < end, let found = memchr(base + next, byte, end - next) {
        let place = base.distance(to: UnsafeRawPointer(found)) - rarest
        if memcmp(base + place, word.utf8Start, count) == 0 { return place }
        next = place + rarest + 1
      }
      return nil
    }
  }

  /// The places of a name, where it is no part of a longer one.
  ///
  /// - Complexity: O(bytes).
  func places(ofName name: String) -> [Int] {
    let wanted = Array(name.utf8)
    guard let first = wanted.first else { return [] }
    var found: [Int] = []
    bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress, all.count >= wanted.count else { return }
      var next = 0
      while next <= all.count - wanted.count,
        let place = memchr(base + next, Int32(first), all.count - wanted.count - next + 1)
      {
        let start = base.distance(to: UnsafeRawPointer(place))
        next = start + 1
        guard memcmp(place, wanted, wanted.count) == 0, !Self.isOfName(byte(start - 1)),
          !Self.isOfName(byte(start + wanted.count))
        else { continue }
        found.append(start)
      }
    }
    return found
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

  /// Whether the line of a place begins as a comment.
  func isInComment(_ place: Int) -> Bool {
    var start = min(place, bytes.count)
    while start > 0, bytes[start - 1] != 0x0a { start -= 1 }
    while [0x20, 0x09].contains(byte(start)) { start += 1 }
    return byte(start) == UInt8(ascii: "/") && byte(start + 1) == UInt8(ascii: "/")
  }

  /// The names that begin with a capital, such as those of classes.
  ///
  /// - Complexity: O(bytes).
  var capitalNames: Set<String> {
    let names = bytes.split { !Self.isOfName($0) }
    return Set(
      names.filter { (0x41...0x5a).contains($0[$0.startIndex]) }
        .map { String(decoding: $0, as: UTF8.self) }
    )
  }

  /// The byte at a place; zero beyond the ends.
  func byte(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  /// The name that ends before a place and where it begins, after marks, spaces and an index in brackets are skipped.
  ///
  /// - Complexity: O(name), as no more than a page is skipped.
  func nameAndStart(before place: Int) -> (name: String, start: Int)? {
    var end = place
    while end > 0, place - end < 200, Self.isBetween(byte(end - 1)) { end -= 1 }
    if byte(end - 1) == UInt8(ascii: "]") { end = self.end(beforeIndexAt: end - 1) }
    var start = end
    while start > 0, end - start < 200, Self.isOfName(bytes[start - 1]) { start -= 1 }
    return start < end ? (text(start, end), start) : nil
  }

  /// Whether a name that begins at a place belongs to a path or message that begins before it.
  func continuesBackwards(from place: Int) -> Bool {
    switch byte(place - 1) {
    case UInt8(ascii: "."): true
    // In Objective-C: `self->name`, `[self name]`.
    case UInt8(ascii: ">"): byte(place - 2) == UInt8(ascii: "-")
    case 0x20: Self.isOfName(byte(place - 2)) && isMessage(before: place - 1)
    default: false
    }
  }

  /// Whether what stands before a place is the receiver of a message: `[self`.
  private func isMessage(before place: Int) -> Bool {
    var start = place
    while start > 0, place - start < 60, Self.isOfName(bytes[start - 1]) { start -= 1 }
    return byte(start - 1) == UInt8(ascii: "[")
  }

  // An index is a number or a name; a message ends with a name as well, which is then meant itself.
  private func end(beforeIndexAt close: Int) -> Int {
    var open = close
    while open > 0, close - open < 60, bytes[open] != UInt8(ascii: "[") { open -= 1 }
    guard byte(open) == UInt8(ascii: "["), Self.isOfName(byte(open - 1)) else { return close }
    return open
  }

  private static func isBetween(_ byte: UInt8) -> Bool {
    [
      0x20, 0x0a, 0x0d, 0x09, UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"),
      UInt8(ascii: "-"), UInt8(ascii: ">"),
    ].contains(byte)
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

  static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f: true
    default: byte >= 0x80
    }
  }
}
