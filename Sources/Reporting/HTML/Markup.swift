/// Escaped HTML.
///
/// Literals are markup. An interpolated string is text and is escaped, so that output of a case
/// cannot become markup.
struct Markup: ExpressibleByStringInterpolation {
  private(set) var html: String

  init() { html = "" }

  init(stringLiteral value: String) { html = value }

  init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }

  /// Text as markup.
  init(text: String) { html = Self.escaped(text) }

  var isEmpty: Bool { html.isEmpty }

  static func += (one: inout Markup, other: Markup) { one.html += other.html }

  struct StringInterpolation: StringInterpolationProtocol {
    var html = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      html.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { html += literal }

    mutating func appendInterpolation(_ text: String) { html += Markup.escaped(text) }

    mutating func appendInterpolation(_ number: Int) { html += String(number) }

    mutating func appendInterpolation(_ markup: Markup) { html += markup.html }

    mutating func appendInterpolation(_ parts: some Sequence<Markup>) {
      for part in parts { html += part.html }
    }
  }

  private static func escaped(_ text: String) -> String {
    let text = VisibleText.replaced(text)
    guard text.utf8.contains(where: { $0 == 38 || $0 == 60 || $0 == 62 || $0 == 34 || $0 == 39 })
    else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
