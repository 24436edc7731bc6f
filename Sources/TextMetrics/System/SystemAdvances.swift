/// The advances of the system font in one size and weight, in thousandths of the size.
struct SystemAdvances {
  private let text: SystemFontTable
  /// The design that titles have, of which sizes between have a share.
  private let title: SystemFontTable
  private let titleShare: Float
  private let cyrillic: CyrillicKerning?
  /// The shares of what bold and ultra-light letters add.
  private let bold: Float
  private let light: Float
  /// What every character has besides: the tracking.
  private let tracking: Double
  private let emoji: Double
  private let ideograph: Double
  /// The place of the previous character in the tables; -1 where they do not have it.
  private var before = -1
  /// Whether the previous character is a zero-width joiner: the next emoji is part of the same picture.
  private var isJoined = false
  private var arabic: ArabicLetters.Reader

  init(size: Double, weight: Double, design: SystemFontDesign) {
    let shares = design.shares(of: weight, at: size)
    (bold, light) = (Float(shares.bold), Float(shares.light))
    arabic = ArabicLetters.Reader(bold: shares.bold, face: design.arabic(at: size))
    (text, title) = design.tables(at: size)
    titleShare = Float(design.titleShare(at: size))
    cyrillic = design.cyrillic(at: size)
    tracking = design.tracking(at: size)
    emoji = OtherLetters.emoji(at: size)
    ideograph = design.ideograph(at: size)
  }

  /// The advance of a character after the previous ones; 0 for marks, joiners and joined emoji.
  mutating func advance(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    let place = SystemFontCharacters.place(of: value)
    defer {
      before = place
      isJoined = value == 0x200D
    }
    if OtherLetters.isArabic(value) {
      if OtherLetters.isCombining(scalar) { return 0 }
      return arabic.advance(of: value) ?? OtherLetters.arabic
    }
    arabic.end()
    if place >= 0 {
      return Double(own(place) + (before >= 0 ? kerning(before, place) : 0)) + tracking
    }
    if value < 32 { return 0 }
    if OtherLetters.isHangul(value) { return OtherLetters.hangul }
    if OtherLetters.isIdeograph(value) { return ideograph }
    if OtherLetters.isCombining(scalar) { return 0 }
    if OtherLetters.isEmoji(value) { return isJoined ? 0 : emoji }
    return (OtherLetters.space(value) ?? OtherLetters.fallback) + tracking
  }

  private func own(_ place: Int) -> Float {
    let own = number(text.advances, 3 * place)
    if titleShare == 0 { return own }
    return own + titleShare * (number(title.advances, 3 * place) - own)
  }

  private func kerning(_ first: Int, _ second: Int) -> Float {
    if let cyrillic, cyrillic.has(first, second) {
      return kerning(first, second, of: cyrillic.text, and: cyrillic.title)
    }
    return kerning(first, second, of: text, and: title)
  }

  @inline(__always)
  private func kerning(
    _ first: Int,
    _ second: Int,
    of text: SystemFontTable,
    and title: SystemFontTable
  ) -> Float {
    let own = number(text.kerning, text.pair(first, second))
    if titleShare == 0 { return own }
    return own + titleShare * (number(title.kerning, title.pair(first, second)) - own)
  }

  private func number(_ numbers: [Float], _ place: Int) -> Float {
    numbers[place] + bold * numbers[place + 1] + light * numbers[place + 2]
  }
}
