/// Breaks characters into lines greedily, in the order in which they come.
struct LineBreaker {
  /// The greatest width of a line, in thousandths of the font's size.
  let limit: Double
  /// Whether a line may end inside a word.
  let breaksWords: Bool
  private(set) var count = 0
  private(set) var widest = 0.0
  /// The current line without the word that is being read, and the spaces between both.
  private var line = 0.0
  private var spaces = 0.0
  private var word = 0.0
  private var lineIsEmpty = true
  /// Whether the last character was a carriage return, which is one break with a line feed after it.
  private var isAfterReturn = false

  init(limit: Double, breaksWords: Bool) {
    self.limit = limit
    self.breaksWords = breaksWords
  }

  mutating func add(_ scalar: Unicode.Scalar, advance: Double) {
    let isSecondHalf = isAfterReturn && scalar == "\n"
    isAfterReturn = scalar == "\r"
    if isSecondHalf { return }
    if Self.endsLine(scalar) {
      endLine()
    } else if scalar == " " || scalar == "\t" {
      takeWord()
      spaces += scalar == "\t" ? advance * 4 : advance
    } else {
      addToWord(advance)
    }
  }

  mutating func finish() { endLine() }

  /// The characters that end a line or a paragraph, as Foundation counts them.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private mutating func addToWord(_ advance: Double) {
    let before = lineIsEmpty ? 0 : line + spaces
    if before + word + advance > limit {
      if breaksWords || lineIsEmpty {
        guard before + word > 0 else {
          word += advance
          return
        }
        takeWord()
        closeLine()
      } else {
        closeLine()
      }
    }
    word += advance
  }

  /// Adds the finished word to the line.
  private mutating func takeWord() {
    guard word > 0 else { return }
    line += spaces + word
    spaces = 0
    word = 0
    lineIsEmpty = false
  }

  /// Ends the line before the current word; spaces at its end count up to the limit.
  private mutating func closeLine() {
    widest = max(widest, min(line + spaces, max(line, limit)))
    count += 1
    line = 0
    spaces = 0
    lineIsEmpty = true
  }

  private mutating func endLine() {
    takeWord()
    if line + spaces > limit { spaces = 0 }
    closeLine()
  }
}
