import Files

/// The text of suites, for the steps that a failure shows as they are written.
enum SuiteText {
  /// The longest line that is shown.
  private static let lengthMax = 300
  /// The most lines of a case that are shown.
  private static let lineCountMax = 200

  /// A line of a file without the space around it; nil when the file has changed or gone.
  ///
  /// - Complexity: O(bytes), and only for a case that is red.
  static func line(_ number: Int, of path: String) -> String? {
    guard number > 0, let bytes = try? FileReader.read(path) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard number <= lines.count else { return nil }
    let text = String(decoding: lines[number - 1], as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    return shown(text)
  }

  /// The lines of the case that begins at a line, up to its end tag; none when the file has gone.
  ///
  /// - Complexity: O(bytes), and only for a case that is red.
  static func lines(from number: Int, of path: String) -> [String] {
    guard number > 0, let bytes = try? FileReader.read(path) else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var found: [String] = []
    for line in lines.dropFirst(number - 1).prefix(lineCountMax) {
      var text = String(decoding: line, as: UTF8.self)
      if text.hasSuffix("\r") { text.removeLast() }
      if !found.isEmpty, beginnings.contains(where: text.contains) { break }
      found.append(shown(text[...]))
      if ends.contains(where: text.contains) { break }
    }
    return withoutIndent(found)
  }

  private static let beginnings = ["<case ", "<benchmark ", "<stress "]
  private static let ends = ["</case>", "</benchmark>", "</stress>", "</suite>"]

  private static func shown(_ text: Substring) -> String {
    text.count > lengthMax ? text.prefix(lengthMax) + "…" : String(text)
  }

  /// The lines without the spaces that all of them begin with.
  private static func withoutIndent(_ lines: [String]) -> [String] {
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let indent = filled.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(min(indent, $0.count))) }
  }
}
