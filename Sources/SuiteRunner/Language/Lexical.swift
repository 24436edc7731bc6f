/// The lexical forms, byte by byte; the patterns of the schema say the same in another language.
enum Lexical {
  typealias Bytes = ArraySlice<UInt8>

  /// The schema's `.+`: at least one character, and none that ends a line.
  static func isLine(_ value: String) -> Bool {
    !value.isEmpty && !value.utf8.contains { $0 == 0x0A || $0 == 0x0D }
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isDigits(_ bytes: Bytes, max: Int) -> Bool {
    !bytes.isEmpty && bytes.count <= max && bytes.allSatisfy(isDigit)
  }

  static func isIdentifier(_ bytes: Bytes) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy {
      isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }

  static func isVariable(_ bytes: Bytes) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) }
  }

  static func isClassName(_ bytes: Bytes) -> Bool {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.first, isLetter(first) else { return false }
      return part.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "$") }
    }
  }

  /// An optional minus, digits, and optionally a point with digits: always finite as a `Double`.
  static func isNumber(_ bytes: Bytes) -> Bool {
    isDecimal(bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes, 12, 17)
  }

  static func isDecimal(_ bytes: Bytes, _ wholeMax: Int, _ fractionMax: Int) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2, isDigits(whole, max: wholeMax) else {
      return false
    }
    return parts.count == 1 || isDigits(parts[1], max: fractionMax)
  }

  static func isRule(_ bytes: Bytes) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    // A clause stands behind a full stop, as in `TV-55.2`.
    let names = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard names.count <= 2, names.count == 1 || isDigits(names[1], max: 2) else { return false }
    return (1...4).contains(parts[0].count) && parts[0].allSatisfy { (0x41...0x5A).contains($0) }
      && (1...8).contains(names[0].count)
      && names[0].allSatisfy { isDigit($0) || (isLetter($0) && $0 != UInt8(ascii: "_")) }
  }

  static func isList(_ bytes: Bytes, of isItem: (Bytes) -> Bool) -> Bool {
    bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).allSatisfy(isItem)
  }

  /// A duration in seconds.
  static func duration(_ value: String) -> Double? {
    let units: [(suffix: String, seconds: Double)] = [("ms", 0.001), ("min", 60), ("s", 1)]
    for unit in units where value.hasSuffix(unit.suffix) {
      let digits = value.dropLast(unit.suffix.count)
      guard isDecimal(Array(digits.utf8)[...], 9, 9), let number = Double(digits) else {
        return nil
      }
      return number * unit.seconds
    }
    return nil
  }
}
