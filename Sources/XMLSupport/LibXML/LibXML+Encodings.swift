extension LibXML {
  /// The error for text in an encoding that libxml2 describes badly; nil for any other.
  ///
  /// UTF-8, UTF-16 and what an XML declaration names are read.
  static func unreadEncoding(_ bytes: some Collection<UInt8>, file: String) -> XMLError? {
    // The usual start costs a comparison or two: small nibs are read in microseconds.
    if bytes.first == UInt8(ascii: "<"), bytes.dropFirst().first != 0 { return nil }
    guard let name = unreadEncoding(Array(bytes.prefix(4))) else { return nil }
    return XMLError(
      .encoding,
      "the text is in \(name), which is not read",
      at: DocumentLocation(file: file, line: 1, column: 1),
      expected: "UTF-8, or UTF-16 with a byte order mark"
    )
  }

  // Appendix F of XML 1.0 has this table of first bytes.
  private static func unreadEncoding(_ start: [UInt8]) -> String? {
    switch start {
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]: "UTF-32"
    case [0x4C, 0x6F, 0xA7, 0x94]: "EBCDIC"
    default: start.starts(with: [0x2B, 0x2F, 0x76]) ? "UTF-7" : nil
    }
  }
}
