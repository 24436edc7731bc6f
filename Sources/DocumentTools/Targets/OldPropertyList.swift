/// A reader of property lists in the old style, with braces, in which Xcode writes its projects.
///
/// What is passed over is not decoded: of a large project, a check needs a small part.
/// - Complexity: O(bytes).
struct OldPropertyList: Sendable {
  private let bytes: [UInt8]
  /// Where it reads on.
  var place = 0

  /// Lists in one another are followed so deep; a project has four levels.
  private static let depthMax = 32

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a value; nil where there is none.
  mutating func value(depth: Int = 0) -> PropertyListValue? {
    skip()
    guard let first = byte, depth < Self.depthMax else { return nil }
    switch first {
    case UInt8(ascii: "{"):
      var entries: [String: PropertyListValue] = [:]
      let isWhole = readEntries { key, list in
        guard let value = list.value(depth: depth + 1) else { return false }
        entries[key] = value
        return true
      }
      return isWhole ? .entries(entries) : nil
    case UInt8(ascii: "("): return list(depth)
    case UInt8(ascii: "<"): return passData() ? .text("") : nil
    default: return text().map { .text($0) }
    }
  }

  /// Reads the entries of a dictionary.
  ///
  /// - Parameter take: Gets each key, reads its value, and answers whether it could.
  /// - Returns: Whether the dictionary is whole.
  mutating func readEntries(_ take: (String, inout Self) -> Bool) -> Bool {
    skip()
    guard pass("{") else { return false }
    skip()
    while !pass("}") {
      guard let key = text() else { return false }
      skip()
      guard pass("="), take(key, &self) else { return false }
      skip()
      guard pass(";") else { return false }
      skip()
    }
    return true
  }

  private mutating func list(_ depth: Int) -> PropertyListValue? {
    guard pass("(") else { return nil }
    var values: [PropertyListValue] = []
    skip()
    while !pass(")") {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      skip()
      guard pass(",") || byte == UInt8(ascii: ")") else { return nil }
      skip()
    }
    return .list(values)
  }

  /// Passes over a value, however deep; answers whether there is one.
  mutating func passOver() -> Bool {
    var depth = 0
    repeat {
      skip()
      guard let first = byte else { return false }
      switch first {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="): break
      case UInt8(ascii: "<"):
        guard passData() else { return false }
        continue
      default:
        guard passText() != nil else { return false }
        continue
      }
      // What closes or parts something has to be in something.
      guard depth >= 0, depth > 0 || first == UInt8(ascii: "}") || first == UInt8(ascii: ")")
      else { return false }
      place += 1
    } while depth > 0
    return true
  }
}

// MARK: - Words

extension OldPropertyList {
  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func pass(_ mark: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  /// Passes over spaces and comments.
  private mutating func skip() {
    while let first = byte {
      if first <= 0x20 {
        place += 1
      } else if first == UInt8(ascii: "/"), place + 1 < bytes.count {
        switch bytes[place + 1] {
        case UInt8(ascii: "/"): passLine()
        case UInt8(ascii: "*"): passComment()
        default: return
        }
      } else {
        return
      }
    }
  }

  private mutating func passLine() {
    while let next = byte, next != 0x0a { place += 1 }
  }

  private mutating func passComment() {
    place += 2
    while let next = byte {
      place += 1
      if next == UInt8(ascii: "*"), byte == UInt8(ascii: "/") {
        place += 1
        return
      }
    }
  }

  private mutating func passData() -> Bool {
    while let next = byte {
      place += 1
      if next == UInt8(ascii: ">") { return true }
    }
    return false
  }

  /// Passes over a text: where it stands, and whether it has escapes; nil where there is none.
  private mutating func passText() -> (range: Range<Int>, hasEscapes: Bool)? {
    guard let mark = byte else { return nil }
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      let start = place
      while let next = byte, Self.isOfWord(next) { place += 1 }
      return start < place ? (start..<place, false) : nil
    }
    place += 1
    let start = place
    var hasEscapes = false
    while let next = byte {
      place += 1
      if next == mark { return (start..<place - 1, hasEscapes) }
      guard next == UInt8(ascii: "\\") else { continue }
      hasEscapes = true
      place += 1
    }
    return nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      false
    default: true
    }
  }

  /// Reads a text; nil where there is none.
  private mutating func text() -> String? {
    guard let (range, hasEscapes) = passText() else { return nil }
    return hasEscapes
      ? Self.unescaped(bytes[range]) : String(decoding: bytes[range], as: UTF8.self)
  }

  private static func unescaped(_ escaped: ArraySlice<UInt8>) -> String {
    var units: [UInt8] = []
    var rest = escaped
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
        units.append(byte)
        continue
      }
      switch kind {
      case UInt8(ascii: "n"): units.append(0x0a)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        let digits = String(decoding: rest.prefix(4), as: UTF8.self)
        rest = rest.dropFirst(4)
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{fffd}"
        units += Array(String(scalar).utf8)
      default: units.append(kind)
      }
    }
    return String(decoding: units, as: UTF8.self)
  }
}
