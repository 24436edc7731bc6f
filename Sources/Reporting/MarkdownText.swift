import TestModel

/// Text of documents and cases in Markdown that GitHub and GitLab render.
enum MarkdownText {
  /// Text on one line that no character of it changes.
  static func escaped(_ text: String) -> String {
    Markup(text: text).html.replacingScalars(escapes)
  }

  private static let escapes: [Unicode.Scalar: String] = {
    let signs = "|\\`*_[]~".unicodeScalars.map { ($0, "\\" + String($0)) }
    return Dictionary(uniqueKeysWithValues: signs + [("\n", " ")])
  }()

  /// Text in the type of code, where Markdown is not read: in the summary of details.
  static func code(_ text: String) -> String {
    "<code>" + Markup(text: VisibleText.line(text)).html + "</code>"
  }

  /// A block of text as it is.
  static func fenced(_ text: String) -> String {
    // The fence is longer than any run of backticks in the text, so the text cannot close it.
    var longest = 0
    var current = 0
    for character in text.unicodeScalars {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(VisibleText.replaced(text))\n\(fence)\n"
  }
}
