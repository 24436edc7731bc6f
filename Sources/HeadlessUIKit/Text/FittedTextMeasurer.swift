/// Measures text with the advances of the font's file, or with those of the system's font.
///
/// The system's advances are fitted from stored Interface Builder documents. A family without a file at hand is measured with
/// those of a font that every device has: that is the declared fallback.
@MainActor
public final class FittedTextMeasurer: TextMeasuring {
  /// The designs that the system's font had.
  public enum SystemFont: Sendable {
    /// Since iOS 14: one design for all sizes.
    case current
    /// Before: one for texts, and one for titles.
    case early
  }

  private let systemFont: SystemFont

  /// Creates a measurer, by default one of today's font.
  public nonisolated init(systemFont: SystemFont = .current) { self.systemFont = systemFont }

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
    var system = SystemAdvances(of: font, isEarly: systemFont == .early)
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
  private let emoji: Double
  private let isEarly: Bool
  private let pairs = FittedAdvances.pairTable
  /// The place of the character before among ASCII's from space on; -1 where it is none of them.
  private var before = -1

  init(of font: UIFont, isEarly: Bool) {
    share =
      switch font.weight.rawValue {
      case ..<(-0.7): FittedAdvances.ultraLightShare
      case ..<(-0.5): FittedAdvances.thinShare
      case ..<(-0.2): FittedAdvances.lightShare
      case ..<0.1: 0
      case ..<0.27: FittedAdvances.mediumShare
      case ..<0.35: FittedAdvances.semiboldShare
      case ..<0.5: 1
      case ..<0.6: FittedAdvances.heavyShare
      default: FittedAdvances.blackShare
      }
    let size = Double(font.pointSize)
    self.isEarly = isEarly
    offset = Self.offset(size, isEarly)
    let (small, large) = FittedAdvances.emojiSizes
    let extra = FittedAdvances.emojiExtra * min(1, max(0, (large - size) / (large - small)))
    emoji = FittedAdvances.emoji + extra * 1000 / size
  }

  /// The advance of a character after those before; marks and joiners add nothing to the one before.
  mutating func advance(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    let place = value >= 32 && value < 127 ? Int(value) - 32 : -1
    defer { before = place }
    if place >= 0 {
      let isNarrower = isEarly && scalar == "%"
      let fitted = isNarrower ? FittedAdvances.earlyPercent : FittedAdvances.ascii[place]
      let pair = before >= 0 ? Double(pairs[95 * before + place]) : 0
      return (fitted > 0 ? fitted : FittedAdvances.fallback)
        + share * FittedAdvances.boldExtras[place] + offset + pair
    }
    if value < 32 || Self.isCombining(value) { return 0 }
    if Self.isEmoji(value) { return emoji }
    if Self.isHangul(value) { return FittedAdvances.hangul }
    return beyondASCII(value) + share * FittedAdvances.boldExtra + offset
  }

  private func beyondASCII(_ value: UInt32) -> Double {
    if (0xC0...0x17F).contains(value) {
      let place = Int(value) - 0xC0
      let letters = FittedAdvances.plainLetters
      let letter = place < letters.count ? Int(letters[place]) - 32 : -1
      // An underscore stands for letters that are none of ASCII's.
      return letter >= 0 && letter != 63 ? FittedAdvances.ascii[letter] : FittedAdvances.fallback
    }
    return FittedAdvances.sign(value)
      ?? (Self.isWide(value) ? FittedAdvances.wide : FittedAdvances.fallback)
  }

  private static func isCombining(_ value: UInt32) -> Bool {
    (0x300...0x36F).contains(value) || (0x200B...0x200F).contains(value)
      || (0xFE00...0xFE0F).contains(value) || (0x1F3FB...0x1F3FF).contains(value)
  }

  private static func isEmoji(_ value: UInt32) -> Bool {
    (0x1F300...0x1FAFF).contains(value) || (0x2600...0x27BF).contains(value)
      || (0x26AA...0x26AB).contains(value)
  }

  private static func isHangul(_ value: UInt32) -> Bool { (0xAC00...0xD7A3).contains(value) }

  private static func isWide(_ value: UInt32) -> Bool {
    (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xF900...0xFAFF).contains(value)
      || (0xFF00...0xFF60).contains(value)
  }

  /// What the size adds to every advance: linear between fitted sizes, constant outside them.
  private static func offset(_ size: Double, _ isEarly: Bool) -> Double {
    let table = FittedAdvances.sizeOffsets
    guard let first = table.first, let last = table.last else { return 0 }
    func extra(_ entry: (size: Double, offset: Double, early: Double)) -> Double {
      entry.offset + (isEarly ? entry.early : 0)
    }
    if size <= first.size { return extra(first) }
    if size >= last.size { return extra(last) }
    var lower = first
    for entry in table {
      if entry.size >= size {
        let span = entry.size - lower.size
        guard span > 0 else { return extra(entry) }
        return extra(lower) + (extra(entry) - extra(lower)) * (size - lower.size) / span
      }
      lower = entry
    }
    return extra(last)
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

  /// Ends the line before the word that is being read; spaces at its end count as far as there is room.
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
