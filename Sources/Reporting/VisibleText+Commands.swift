extension VisibleText {
  /// Text of one line: line feeds and tabs are replaced by their pictures, too.
  ///
  /// Names of files, suites and cases may hold line feeds, which could add lines of their own.
  package static func line(_ text: String) -> String {
    let shown = shown(text)
    guard shown.utf8.contains(where: { $0 == 0x0a || $0 == 0x09 }) else { return shown }
    return shown.replacing("\n", with: "␊").replacing("\t", with: "␉")
  }

  /// Text of any number of lines in which no character and no line is a command.
  package static func shown(_ text: String) -> String { withoutCommands(replaced(text)) }

  /// Parts what a CI engine would take for a command in a log: `: :error`, `# #vso[`.
  ///
  /// GitHub obeys `::name` at the start of a line and `##[` anywhere, Azure `##vso[` anywhere, and TeamCity
  /// `##teamcity[`. The commands of Buildkite and GitLab need control characters.
  static func withoutCommands(_ text: String) -> String {
    parting(text, colons: ": :", hashes: "# #")
  }

  /// Writes the first character of each command as told; nothing else changes.
  static func parting(_ text: String, colons: String, hashes: String) -> String {
    guard mayHoldCommand(text) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var isLineStart = true
    while let scalar = rest.first {
      if isLineStart, rest.starts(with: "::".unicodeScalars) {
        result.append(contentsOf: colons.unicodeScalars)
        rest = rest.dropFirst(2)
        isLineStart = false
      } else if scalar == "#", isCommand(rest) {
        result.append(contentsOf: hashes.unicodeScalars)
        rest = rest.dropFirst(2)
        isLineStart = false
      } else {
        result.append(scalar)
        rest = rest.dropFirst()
        isLineStart = scalar == "\n" || isLineStart && scalar.properties.isWhitespace
      }
    }
    return String(result)
  }

  /// Whether text holds two colons or hashes in a row: a quick test, as most texts hold none.
  private static func mayHoldCommand(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == previous, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      previous = byte
    }
    return false
  }

  /// Whether text begins with two hashes, a word or none, and a bracket.
  private static func isCommand(_ text: Substring.UnicodeScalarView) -> Bool {
    guard text.starts(with: "##".unicodeScalars) else { return false }
    let word = text.dropFirst(2).prefix(20).drop { $0.properties.isAlphabetic || $0 == "-" }
    return word.first == "["
  }
}

// MARK: - Formats for programs

extension VisibleText {
  /// JSON whose strings say the same without a character or a line that is a command.
  package static func json(_ text: String) -> String {
    escaping(parting(text, colons: "::", hashes: "\\u0023#")) {
      let digits = String($0.value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
  }

  /// XML or SVG that says the same without a character or a line that is a command.
  package static func markup(_ text: String) -> String {
    escaping(parting(text, colons: "&#58;:", hashes: "&#35;#")) { "&#\($0.value);" }
  }

  private static func escaping(_ text: String, _ escape: (Unicode.Scalar) -> String) -> String {
    guard mayHide(text) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      // What both formats take as white space cannot stand in a value unescaped.
      if isHidden(scalar), scalar != "\r" {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
