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
  private let table = FittedAdvances.table
  private let pairs = FittedAdvances.pairTable
  /// The index of the previous character among those of ASCII from space on; -1 for other characters.
  private var before = -1
  /// Whether the previous character is a zero-width joiner: the next emoji is part of the same picture.
  private var isJoined = false

  init(size: Double, weight: Double, design: SystemFontDesign) {
    typealias Fit = FittedAdvances
    let isEarly = design.isEarly
    ideograph = design.ideograph(at: size)
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
