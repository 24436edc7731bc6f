/// Marks below an actual value what differs from the expected one.
enum DifferenceMark {
  /// The widest value that is marked: a longer one is wrapped by terminals.
  private static let columnCountMax = 110

  /// A line of spaces and `^`; nil for equal values, and for sentences.
  ///
  /// Texts in quotes and numbers are compared as wholes, lists such as `x=0 y=292` word by word. For numbers the
  /// line says how far off they are.
  static func line(expected: String, actual: String) -> String? {
    guard expected != actual, VisibleText.columns(actual) <= columnCountMax else { return nil }
    let distance = distance(expected, actual)
    let words = (words(of: actual), words(of: expected))
    var marks = ""
    if words.0.count == words.1.count, words.0.allSatisfy({ $0.contains("=") }) {
      marks = zip(words.0, words.1).map(mark).joined(separator: " ")
    } else if distance != nil || expected.first == "\"" && actual.first == "\"" {
      marks = mark(actual[...], expected[...])
    }
    let text = trimmed(marks)
    guard let distance else { return text.isEmpty ? nil : text }
    return text + " " + distance
  }

  private static func words(of text: String) -> [Substring] {
    text.split(separator: " ", omittingEmptySubsequences: false)
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
