/// The advances of the system font in one size and weight, in thousandths of the size.
struct SystemAdvances {
  /// The shares of the title design, of the bold extras and of the ultra-light extras.
  private let display: Float
  private let bold: Float
  private let light: Float
  /// What size and weight add to every fitted character.
  private let offset: Float
  /// What they add to characters that were not fitted, their mean extras included.
  private let otherOffset: Double
  private let emoji: Double
  private let isEarly: Bool
  private let ideograph: Double
  private let table: [Float]
  private let pairs: [Float]
  /// The index of the previous character among those of ASCII from space on; -1 for other characters.
  private var before = -1
  /// Whether the previous character is a zero-width joiner: the next emoji is part of the same picture.
  private var isJoined = false

  init(size: Double, weight: Double, design: SystemFontDesign) {
    self =
      design == .oldest
      ? SystemAdvances(neueOf: size, weight) : SystemAdvances(fittedTo: size, weight, design)
  }

  /// The advances of the font that was the system's before iOS 9.
  private init(neueOf size: Double, _ weight: Double) {
    typealias Neue = NeueAdvances
    table = Neue.table
    display = 0
    bold = weight >= Neue.leastMediumWeight ? 1 : 0
    light = weight <= Neue.greatestLightWeight ? 1 : 0
    let tracking = FittedAdvances.value(Neue.tracking, at: size)
    offset = Float(tracking)
    otherOffset = tracking
    isEarly = false
    pairs = Neue.pairTable
    ideograph = SystemFontDesign.oldest.ideograph(at: size)
    emoji = Self.emoji(at: size)
  }

  private init(fittedTo size: Double, _ weight: Double, _ design: SystemFontDesign) {
    typealias Fit = FittedAdvances
    let isEarly = design.isEarly
    ideograph = design.ideograph(at: size)
    let share = Fit.shares.first { weight < $0.below } ?? (below: 0, bold: 0, light: 0)
    let isDisplay = size >= Fit.earlyDisplaySize
    let display = isEarly ? (isDisplay ? 1 : 0) : Fit.value(Fit.displayShares, at: size)
    let weightExtra =
      display * (share.bold * Fit.boldDisplayExtra + share.light * Fit.lightDisplayExtra)
    let spacing = design.hasWideTitles && isDisplay ? Fit.value(Fit.wideTitles, at: size) : 0
    let own =
      Fit.value(isEarly ? Fit.earlyTracking : Fit.tracking, at: size) + weightExtra + spacing
    let extras = share.bold * Fit.boldExtra + share.light * Fit.lightExtra
    self.isEarly = isEarly
    pairs = Fit.pairTable
    table = Fit.table
    self.display = Float(display)
    bold = Float(share.bold)
    light = Float(share.light)
    offset = Float(own)
    otherOffset = own + display * Fit.displayExtra + extras
    emoji = Self.emoji(at: size)
  }

  /// The advance of emoji at a size, in thousandths of it.
  private static func emoji(at size: Double) -> Double {
    let (small, large) = FittedAdvances.emojiSizes
    let extra = FittedAdvances.emojiExtra * min(1, max(0, (large - size) / (large - small)))
    return FittedAdvances.emoji + extra * 1000 / size
  }

  /// The advance of a character after the previous ones; 0 for marks, joiners and joined emoji.
  mutating func advance(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    let place = value >= 32 && value < 127 ? Int(value) - 32 : -1
    defer {
      before = place
      isJoined = value == 0x200D
    }
    if place >= 0 {
      let pair = before >= 0 ? pairs[95 * before + place] : 0
      let early = isEarly ? FittedAdvances.earlyExtraTable[place] : 0
      return Double(ascii(place) + pair + early)
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
    if let space = FittedAdvances.space(value) { return space + Double(offset) }
    if let sign = FittedAdvances.sign(value) { return sign + otherOffset }
    if let letter = FittedAdvances.plainPlace(of: value) { return Double(ascii(letter)) }
    if let letter = ComposedLetters.letter(value) {
      return Double(ascii(letter.place)) + (letter.hasHorn ? FittedAdvances.hornExtra : 0)
    }
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
      || (0xFFE0...0xFFE6).contains(value) || (0x2500...0x257F).contains(value)
  }
}
