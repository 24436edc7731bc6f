/// The header of a section of an object file, in ELF of 64 bits.
struct ObjectSection {
  /// The kinds of sections, by their numbers in the format.
  enum Kind: Int {
    case none = 0
    case bytes = 1
    case symbols = 2
    case strings = 3
    case zeros = 8
  }

  /// What a section is for; the numbers are the format's.
  struct Flags: OptionSet {
    let rawValue: Int

    static let written = Flags(rawValue: 1)
    static let loaded = Flags(rawValue: 2)
    static let executed = Flags(rawValue: 4)
    /// Kept though nothing refers to it.
    static let retained = Flags(rawValue: 0x20_0000)
  }

  /// The size of a header.
  static let headerSize = 64

  var nameOffset = 0
  var kind = Kind.none
  var flags: Flags = []
  var offset = 0
  var byteCount = 0
  var alignment = 1
  /// The section of the names, for symbols.
  var link = 0
  /// The number of local symbols, for symbols.
  var information = 0
  var entrySize = 0

  /// The header as the file has it.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.headerSize)
    for (value, width) in [
      (nameOffset, 4), (kind.rawValue, 4), (flags.rawValue, 8), (0, 8), (offset, 8),
      (byteCount, 8), (link, 4), (information, 4), (alignment, 8), (entrySize, 8),
    ] { bytes.append(value, width: width) }
    return bytes
  }
}

extension [UInt8] {
  /// Appends a number, its least byte first.
  mutating func append(_ value: Int, width: Int) {
    for index in 0..<width { append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }
}
