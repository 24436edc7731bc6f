import Foundation

/// The bytes of a font file, read as big-endian numbers; nil outside the file.
struct FontBytes: Sendable {
  private let bytes: [UInt8]
  private let start: Int
  let count: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
    count = bytes.count
  }

  private init(_ bytes: [UInt8], start: Int, count: Int) {
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  /// A part of the bytes; nil if it reaches beyond them.
  func part(_ offset: Int, _ length: Int) -> FontBytes? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return FontBytes(bytes, start: start + offset, count: length)
  }

  func byte(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < count ? bytes[start + offset] : nil
  }

  func unsigned16(_ offset: Int) -> Int? {
    guard let high = byte(offset), let low = byte(offset + 1) else { return nil }
    return Int(high) << 8 | Int(low)
  }

  func signed16(_ offset: Int) -> Int? {
    unsigned16(offset).map { $0 >= 0x8000 ? $0 - 0x10000 : $0 }
  }

  func unsigned32(_ offset: Int) -> Int? {
    guard let high = unsigned16(offset), let low = unsigned16(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Text of two bytes a character.
  func text16(_ offset: Int, _ length: Int) -> String? {
    guard let part = part(offset, length) else { return nil }
    let units = stride(from: 0, to: length - 1, by: 2).compactMap { part.unsigned16($0) }
    return String(decoding: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
  }

  /// Text of one byte a character.
  func text8(_ offset: Int, _ length: Int) -> String? {
    guard let part = part(offset, length) else { return nil }
    return String(decoding: (0..<length).compactMap { part.byte($0) }, as: UTF8.self)
  }
}
