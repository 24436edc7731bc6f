import Files

/// The text of suites, for the steps that a failure shows as they are written.
enum SuiteText {
  /// The longest line that is shown.
  private static let lengthMax = 300

  /// A line of a file without the space around it; nil when the file has changed or gone.
  ///
  /// - Complexity: O(bytes), and only for a case that is red.
  static func line(_ number: Int, of path: String) -> String? {
    guard number > 0, let bytes = try? FileReader.read(path) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard number <= lines.count else { return nil }
    let text = String(decoding: lines[number - 1], as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    return text.count > lengthMax ? text.prefix(lengthMax) + "…" : String(text)
  }
}
