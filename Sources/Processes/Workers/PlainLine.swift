import Foundation

/// A message that is a line already: JSON's machinery alone takes a process some milliseconds at its first use.
package struct PlainLine: Codable, Sendable {
  /// The line without its line feed; it has none inside.
  package var bytes: Data

  /// Creates a message of bytes among which no line feed is.
  package init(bytes: Data) { self.bytes = bytes }

  init(_ text: String) { bytes = Data(text.utf8) }

  /// Creates a message of any text.
  package init(escaping text: String) {
    var text = text
    bytes = text.withUTF8 { Data(Self.escaped($0)) }
  }

  /// The text that a message was created of.
  package var unescaped: String {
    bytes.withUnsafeBytes {
      String(decoding: Self.unescaped($0.bindMemory(to: UInt8.self)), as: UTF8.self)
    }
  }

  private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        result.append(byte == letter ? lineFeed : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let letter = UInt8(ascii: "n")

  private static func escaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 16)
    for byte in bytes {
      switch byte {
      case lineFeed:
        result.append(backslash)
        result.append(letter)
      case backslash:
        result.append(backslash)
        result.append(backslash)
      default: result.append(byte)
      }
    }
    return result
  }
}
