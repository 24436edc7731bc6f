/// Text without the characters that XML 1.0 forbids, which were replaced and counted.
///
/// Forbidden are the C0 controls other than tab, line feed and carriage return, and U+FFFE and
/// U+FFFF. A control becomes its picture (U+0007 becomes `␇`); the two others become U+FFFD.
public struct XMLText: Sendable, Hashable {
  /// The text without forbidden characters.
  public let string: String
  /// How many characters were replaced.
  public let replacedCount: Int

  /// Replaces the characters that XML forbids.
  ///
  /// - Complexity: O(*n*); text without forbidden characters is not copied.
  public init(_ raw: String) {
    var raw = raw
    let suspect = raw.withUTF8 { Self.mayNeedReplacing($0) }
    guard suspect else {
      string = raw
      replacedCount = 0
      return
    }
    var count = 0
    var scalars = String.UnicodeScalarView()
    for scalar in raw.unicodeScalars {
      let allowed = Self.substitute(scalar)
      if allowed != scalar { count += 1 }
      scalars.append(allowed)
    }
    string = count == 0 ? raw : String(scalars)
    replacedCount = count
  }

  /// Whether UTF-8 bytes may contain a forbidden character: a quick test with false positives only.
  static func mayNeedReplacing(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where byte == 0xEF || byte < 0x20 && byte != 0x9 && byte != 0xA && byte != 0xD
    {
      return true
    }
    return false
  }

  /// Makes a valid name of an element or attribute; forbidden characters become `_`.
  package init(name raw: String) {
    var count = 0
    var scalars = String.UnicodeScalarView()
    for scalar in raw.unicodeScalars {
      let fits = Self.isNameScalar(scalar, first: scalars.isEmpty)
      if !fits { count += 1 }
      scalars.append(fits ? scalar : "_")
    }
    if scalars.isEmpty {
      scalars.append("_")
      count += 1
    }
    string = String(scalars)
    replacedCount = count
  }

  private static func substitute(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x9, 0xA, 0xD: scalar
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: scalar
    }
  }

  /// Whether a character may stand in a name: productions 4 and 4a of XML 1.0, fifth edition.
  private static func isNameScalar(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A: true
    case 0x30...0x39, 0x2D, 0x2E, 0xB7, 0x300...0x36F, 0x203F...0x2040: !first
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF: true
    case 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF: true
    case 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF: true
    default: false
    }
  }
}

extension XMLText: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Replaces forbidden characters of a literal, as ``init(_:)`` does.
  public init(stringLiteral value: String) { self.init(value) }

  /// The text.
  public var description: String { string }
}
