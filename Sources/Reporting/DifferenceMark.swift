/// Marks below an actual value what differs from the expected one.
enum DifferenceMark {
  /// The widest value that is marked: a longer one is wrapped by terminals.
  private static let columnCountMax = 110

  /// A line of spaces and `^`; nil for values that are equal or have nothing in common.
  ///
  /// Values of as many words each are compared word by word. For numbers the line says how far off they are.
  static func line(expected: String, actual: String) -> String? {
    guard expected != actual, VisibleText.columns(actual) <= columnCountMax else { return nil }
    let words = (
      actual.split(separator: " ", omittingEmptySubsequences: false),
      expected.split(separator: " ", omittingEmptySubsequences: false)
    )
    let isAlike = words.0.count == words.1.count
    let parts = isAlike ? Array(zip(words.0, words.1)) : [(actual[...], expected[...])]
    let isMarked = parts.count > 1 || hasCommonPart(actual, expected)
    let marks = parts.map { isMarked ? mark($0.0, $0.1) : "" }.joined(separator: " ")
    let text = trimmed(marks)
    guard let distance = distance(expected, actual) else { return text.isEmpty ? nil : text }
    return text.isEmpty ? distance : text + " " + distance
  }

  /// Spaces below equal characters, `^` below those between the first and the last that differ.
  private static func mark(_ actual: Substring, _ expected: Substring) -> String {
    if actual == expected { return spaces(VisibleText.columns(actual)) }
    let prefix = zip(actual, expected).prefix { $0 == $1 }.count
    let rest = (actual.dropFirst(prefix), expected.dropFirst(prefix))
    let suffix = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let differing = rest.0.dropLast(suffix)
    return spaces(VisibleText.columns(actual.prefix(prefix)))
      + String(repeating: "^", count: max(1, VisibleText.columns(differing)))
      + spaces(VisibleText.columns(rest.0.suffix(suffix)))
  }

  private static func hasCommonPart(_ a: String, _ b: String) -> Bool {
    a.first == b.first || a.last == b.last
  }

  private static func distance(_ expected: String, _ actual: String) -> String? {
    guard let wanted = Double(expected), let found = Double(actual),
      (wanted - found).isFinite, wanted != found
    else { return nil }
    let difference = (abs(found - wanted) * 1_000).rounded() / 1_000
    return "\(Figures.plain(difference)) too \(found < wanted ? "small" : "large")"
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
