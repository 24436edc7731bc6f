/// Marks and colours of the console.
struct ConsoleStyle {
  enum Color: Int {
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case cyan = 36
    case bold = 1
    case dim = 2
  }

  let terminal: ConsoleTerminal

  func paint(_ text: String, _ color: Color) -> String {
    terminal.usesColor && !text.isEmpty ? "\u{1b}[\(color.rawValue)m\(text)\u{1b}[0m" : text
  }

  var passMark: String { terminal.usesUnicode ? "✓" : "ok" }
  var failMark: String { terminal.usesUnicode ? "✗" : "x" }
  var skipMark: String { terminal.usesUnicode ? "–" : "-" }
  var filledCell: String { terminal.usesUnicode ? "█" : "#" }
  var emptyCell: String { terminal.usesUnicode ? "░" : "." }
  var plusMinus: String { terminal.usesUnicode ? "±" : "+-" }

  /// A line of text with replacements for characters that the terminal cannot show, or would obey.
  func shown(_ text: String) -> String {
    let text = VisibleText.line(text)
    if terminal.usesUnicode { return text }
    let plain: [Character: String] = [
      "µ": "u", "→": "->", "−": "-", "±": "+-", "…": "...", "\u{202f}": " ", "–": "-",
    ]
    return text.reduce(into: "") { result, character in
      result += character.isASCII ? String(character) : plain[character] ?? "?"
    }
  }
}
