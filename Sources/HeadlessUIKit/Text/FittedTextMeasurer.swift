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
    /// Those two, when ideographs came from a font in which they are as wide as they are high: before iOS 10.
    case first
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
    var system = SystemAdvances(of: font, in: systemFont)
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
  /// The shares of the design for titles, of bold letters' extras and of ultra-light ones'.
  private let display: Float
  private let bold: Float
  private let light: Float
  /// What the size and the weight add to every character.
  private let offset: Float
  /// What they add to characters that have no extras of their own.
  private let otherOffset: Double
  private let emoji: Double
  private let isEarly: Bool
  private let ideograph: Double
  private let table = FittedAdvances.table
  private let pairs = FittedAdvances.pairTable
  /// The place of the character before among ASCII's from space on; -1 where it is none of them.
  private var before = -1
  /// Whether a joiner stands before, which makes one picture of two.
  private var isJoined = false

  init(of font: UIFont, in systemFont: FittedTextMeasurer.SystemFont) {
    typealias Fit = FittedAdvances
    let isEarly = systemFont != .current
    ideograph = systemFont == .first ? 1000 : Fit.wide
    let size = Double(font.pointSize)
    let weight = Double(font.weight.rawValue)
    let share = Fit.shares.first { weight < $0.below } ?? (below: 0, bold: 0, light: 0)
    let isDisplay = size >= Fit.earlyDisplaySize
    let display = isEarly ? (isDisplay ? 1 : 0) : Fit.value(Fit.displayShares, at: size)
    let weightExtra =
      display * (share.bold * Fit.boldDisplayExtra + share.light * Fit.lightDisplayExtra)
    let own = Fit.value(isEarly ? Fit.earlyTracking : Fit.tracking, at: size) + weightExtra
    let extras = share.bold * Fit.boldExtra + share.light * Fit.lightExtra
    self.isEarly = isEarly
    self.display = Float(display)
    bold = Float(share.bold)
    light = Float(share.light)
    offset = Float(own)
    otherOffset = own + display * Fit.displayExtra + extras
    let (small, large) = Fit.emojiSizes
    let extra = Fit.emojiExtra * min(1, max(0, (large - size) / (large - small)))
    emoji = Fit.emoji + extra * 1000 / size
  }

  /// The advance of a character after those before; marks and joiners add nothing to the one before.
  mutating func advance(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    let place = value >= 32 && value < 127 ? Int(value) - 32 : -1
    defer {
      before = place
      isJoined = value == 0x200D
    }
    if place >= 0 {
      let pair = before >= 0 ? pairs[95 * before + place] : 0
      let percent = isEarly && scalar == "%" ? FittedAdvances.earlyPercentExtra : 0
      return Double(ascii(place) + pair) + percent
    }
    if value < 32 || Self.isCombining(value) { return 0 }
    if Self.isEmoji(value) { return isJoined ? 0 : emoji }
    return beyondASCII(value)
  }

  private func ascii(_ place: Int) -> Float {
    let first = 4 * place
    return table[first] + display * table[first + 1] + bold * table[first + 2]
      + light * table[first + 3] + offset
  }

  private func beyondASCII(_ value: UInt32) -> Double {
    if (0xAC00...0xD7A3).contains(value) { return FittedAdvances.hangul }
    if Self.isWide(value) { return ideograph }
    if let sign = FittedAdvances.sign(value) { return sign + otherOffset }
    if let letter = FittedAdvances.plainPlace(of: value) { return Double(ascii(letter)) }
    return FittedAdvances.fallback + otherOffset
  }

  private static func isCombining(_ value: UInt32) -> Bool {
    (0x300...0x36F).contains(value) || (0x200B...0x200F).contains(value)
      || (0xFE00...0xFE0F).contains(value) || (0x1F3FB...0x1F3FF).contains(value)
  }

  private static func isEmoji(_ value: UInt32) -> Bool {
    (0x1F300...0x1FAFF).contains(value) || (0x2600...0x27BF).contains(value)
      || (0x26AA...0x26AB).contains(value)
  }

  private static func isWide(_ value: UInt32) -> Bool {
    (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFF00...0xFF60).contains(value)
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
