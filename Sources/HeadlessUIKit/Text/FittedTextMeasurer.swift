/// Measures text with the advances of the font's file, or with those of the system's font.
///
/// The system's advances are fitted from stored Interface Builder documents. A family without a file at hand is measured with
/// them too: that is the declared fallback.
@MainActor
public final class FittedTextMeasurer: TextMeasuring {
  /// Creates a measurer.
  public nonisolated init() {}

  /// The size of a text in lines no wider than a width.
  ///
  /// - Complexity: O(characters); no allocation for contiguous strings.
  public func size(
    of text: String,
    font: UIFont,
    width: CGFloat,
    numberOfLines: Int,
    lineBreakMode: NSLineBreakMode,
    scale: CGFloat
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let system = SystemAdvances(of: font)
    var lines = LineBreaker(
      limit: Double(width) / Double(font.pointSize) * 1000,
      breaksWords: lineBreakMode == .byCharWrapping
    )
    if let face = font.face {
      let perUnit = 1000 / Double(face.unitsPerEm)
      for scalar in text.unicodeScalars {
        let own = face.advance(of: scalar).map { Double($0) * perUnit }
        lines.add(scalar, advance: own ?? system.advance(of: scalar))
      }
    } else {
      for scalar in text.unicodeScalars {
        lines.add(scalar, advance: system.advance(of: scalar))
      }
    }
    lines.finish()
    let count = numberOfLines > 0 ? min(lines.count, numberOfLines) : lines.count
    let widest = CGFloat(lines.widest * Double(font.pointSize) / 1000)
    return CGSize(
      width: min(widest, max(width, 0)).ceiledToPixel(scale: scale),
      height: (font.lineHeight * CGFloat(count) + font.leading * CGFloat(count - 1))
        .ceiledToPixel(scale: scale)
    )
  }
}

/// The advances of the system's font in one size and weight, in thousandths of the size.
struct SystemAdvances {
  private let share: Double
  private let offset: Double

  init(of font: UIFont) {
    share =
      switch font.weight.rawValue {
      case ..<0.1: 0
      case ..<0.27: FittedAdvances.mediumShare
      case ..<0.35: FittedAdvances.semiboldShare
      default: 1
      }
    offset = Self.offset(Double(font.pointSize))
  }

  /// The advance of a character; marks and joiners add nothing to the one before.
  func advance(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if value >= 32, value < 127 {
      let fitted = FittedAdvances.ascii[Int(value) - 32]
      return (fitted > 0 ? fitted : FittedAdvances.fallback)
        + share * FittedAdvances.boldExtras[Int(value) - 32] + offset
    }
    if value < 32 || Self.isCombining(value) { return 0 }
    if Self.isEmoji(value) { return FittedAdvances.emoji }
    return (Self.isWide(value) ? FittedAdvances.wide : FittedAdvances.fallback)
      + share * FittedAdvances.boldExtra + offset
  }

  private static func isCombining(_ value: UInt32) -> Bool {
    (0x300...0x36F).contains(value) || (0x200B...0x200F).contains(value)
      || (0xFE00...0xFE0F).contains(value)
  }

  private static func isEmoji(_ value: UInt32) -> Bool { (0x1F300...0x1FAFF).contains(value) }

  private static func isWide(_ value: UInt32) -> Bool {
    (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xAC00...0xD7A3).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFF00...0xFF60).contains(value)
  }

  /// What the size adds to every advance: linear between fitted sizes, constant outside them.
  private static func offset(_ size: Double) -> Double {
    let table = FittedAdvances.sizeOffsets
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.offset }
    if size >= last.size { return last.offset }
    var lower = first
    for entry in table {
      if entry.size >= size {
        let span = entry.size - lower.size
        guard span > 0 else { return entry.offset }
        return lower.offset + (entry.offset - lower.offset) * (size - lower.size) / span
      }
      lower = entry
    }
    return last.offset
  }
}

/// Breaks a run of characters into lines, greedily, as they come.
struct LineBreaker {
  /// The greatest width of a line.
  let limit: Double
  /// Whether a line may end inside a word.
  let breaksWords: Bool
  private(set) var count = 0
  private(set) var widest = 0.0
  /// The line so far without the word that is being read, and the spaces between the two.
  private var line = 0.0
  private var spaces = 0.0
  private var word = 0.0
  private var lineIsEmpty = true

  init(limit: Double, breaksWords: Bool) {
    self.limit = limit
    self.breaksWords = breaksWords
  }

  mutating func add(_ scalar: Unicode.Scalar, advance: Double) {
    if scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" {
      endLine()
    } else if scalar == " " || scalar == "\t" {
      takeWord()
      spaces += scalar == "\t" ? advance * 4 : advance
    } else {
      addToWord(advance)
    }
  }

  mutating func finish() { endLine() }

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

  /// The word is complete: it joins the line.
  private mutating func takeWord() {
    guard word > 0 else { return }
    line += spaces + word
    spaces = 0
    word = 0
    lineIsEmpty = false
  }

  /// Ends the line before the word that is being read; spaces at the end hang over and count nothing.
  private mutating func closeLine() {
    widest = max(widest, line)
    count += 1
    line = 0
    spaces = 0
    lineIsEmpty = true
  }

  private mutating func endLine() {
    takeWord()
    if spaces > 0, line + spaces <= limit { line += spaces }
    closeLine()
  }
}
