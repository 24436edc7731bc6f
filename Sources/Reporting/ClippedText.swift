/// Texts for people, cut to a length that a person reads; `result.json` has all of them.
enum ClippedText {
  /// The most bytes of a text that a report shows.
  static let byteCountMax = 16_000
  /// The most bytes of a text that a page folds away.
  static let pageByteCountMax = 200_000
  /// The most bytes of a line.
  static let lineByteCountMax = 4_000

  /// The text, or its beginning and how much is left out.
  static func shown(_ text: String, byteCountMax: Int = byteCountMax) -> String {
    let count = text.utf8.count
    guard count > byteCountMax else { return text }
    let start = beginning(of: text, byteCountMax)
    return start + "… and \(count - start.utf8.count) more bytes (result.json has all)"
  }

  /// The lines, each cut to ``lineByteCountMax``, up to a number of bytes in all.
  static func lines(_ lines: [String], byteCountMax: Int) -> [String] {
    var byteCount = 0
    for (index, line) in lines.enumerated() {
      byteCount += min(line.utf8.count, lineByteCountMax)
      guard byteCount > byteCountMax else { continue }
      let rest = "… and \(lines.count - index) more lines (result.json has all)"
      return lines[..<index].map(cut) + [rest]
    }
    return lines.map(cut)
  }

  private static func cut(_ line: String) -> String {
    shown(line, byteCountMax: lineByteCountMax)
  }

  /// As many whole characters of Unicode as fit into so many bytes.
  private static func beginning(of text: String, _ byteCount: Int) -> String {
    let bytes = text.utf8
    var end = bytes.index(bytes.startIndex, offsetBy: byteCount)
    while end > bytes.startIndex, UTF8.isContinuation(bytes[end]) { bytes.formIndex(before: &end) }
    return String(text[..<end])
  }
}
