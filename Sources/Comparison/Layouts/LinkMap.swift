import Numbers

/// The map that lld writes of a link (`-Map`): each section with its address, and the symbols in it.
enum LinkMap {
  /// The sections that have a symbol, in the map's order.
  ///
  /// - Complexity: O(bytes).
  static func sections(_ bytes: [UInt8]) -> [PlacedSection] {
    let found = read(bytes)
    var counts: [String: Int] = [:]
    for symbol in found.lazy.flatMap(\.symbols) { counts[symbol, default: 0] += 1 }
    return found.compactMap { section in
      // lld places all sections that have a symbol of a name.
      let only = section.symbols.first { counts[$0] == 1 }
      guard let symbol = only ?? section.symbols.first else { return nil }
      let key = FNV1a.hash(section.key(symbol).utf8)
      return PlacedSection(output: section.output, key: key, symbol: symbol)
    }
  }

  /// A section as the map has it.
  private struct Found {
    let output: PlacedSection.Output
    /// Its file and its name, as `file.o:(.text)`.
    let origin: String
    var symbols: [String] = []

    /// What names it in other builds.
    ///
    /// The section of one function has the function's name, wherever the function was written. Any
    /// other is known by its file, without the folders that differ from build to build.
    func key(_ symbol: String) -> String {
      if origin.hasSuffix(".\(symbol))"), let start = origin.lastRange(of: ":(") {
        return String(origin[start...])
      }
      return origin.split(separator: "/").suffix(2).joined(separator: "/")
    }
  }

  // How far the words are indented that name an output, a section and a symbol.
  private static let (outputIndent, sectionIndent, symbolIndent) = (0, 8, 16)

  private static func read(_ bytes: [UInt8]) -> [Found] {
    var found: [Found] = []
    var output: PlacedSection.Output?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let (indent, text) = row(line) else { continue }
      if indent == outputIndent {
        output = PlacedSection.Output(rawValue: String(decoding: text, as: UTF8.self))
      } else if let output, indent == sectionIndent {
        found.append(Found(output: output, origin: String(decoding: text, as: UTF8.self)))
      } else if output != nil, indent == symbolIndent, !found.isEmpty {
        found[found.count - 1].symbols.append(String(decoding: text, as: UTF8.self))
      }
    }
    return found
  }

  /// What a line has after the two addresses, the size and the alignment.
  private static func row(_ line: ArraySlice<UInt8>) -> (indent: Int, text: ArraySlice<UInt8>)? {
    let space = UInt8(ascii: " ")
    var rest = line
    for _ in 0..<4 {
      rest = rest.drop { $0 == space }
      let number = rest.prefix(while: isHexadecimal)
      guard !number.isEmpty else { return nil }
      rest = rest.dropFirst(number.count)
    }
    guard rest.first == space else { return nil }
    let text = rest.drop { $0 == space }
    return text.isEmpty ? nil : (rest.count - text.count - 1, text)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}

extension String {
  /// Where a text begins that the string has nowhere after it.
  fileprivate func lastRange(of text: String) -> Index? { ranges(of: text).last?.lowerBound }
}
