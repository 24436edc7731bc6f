/// A section of a program that a link can place elsewhere: mostly one function.
struct PlacedSection: Sendable, Hashable {
  /// The parts of a program whose order is free.
  ///
  /// Others are lists that the runtime walks.
  enum Output: String, Sendable, CaseIterable {
    case code = ".text"
    case constants = ".rodata"
    case relocated = ".data.rel.ro"
    case variables = ".data"
    case zeros = ".bss"
  }

  /// Where it goes.
  let output: Output
  /// The hash of its name, which it has in other builds too.
  let key: UInt64
  /// A symbol in it, by which lld finds it.
  let symbol: String
}

extension PlacedSection {
  /// Reads a line that ``line`` wrote.
  init?(line: Substring) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, let output = Output(rawValue: String(words[0])),
      let key = UInt64(words[1], radix: 16)
    else { return nil }
    self.init(output: output, key: key, symbol: String(words[2]))
  }

  /// The section as a line of a file.
  var line: String { "\(output.rawValue) \(String(key, radix: 16)) \(symbol)" }
}
