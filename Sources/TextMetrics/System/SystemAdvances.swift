/// The advances of the system font in one size and weight, in thousandths of the size.
struct SystemAdvances {
  /// The design of the size; where it lies between two of them, the one of texts.
  private let face: SystemFace
  /// The design of titles and its share, where the size lies between two designs.
  private let title: SystemFace?
  private let titleShare: Float
  /// The shares of the bold and the ultra-light extras.
  private let bold: Float
  private let light: Float
  /// The tracking, which the size adds to every character.
  private let offset: Float
  /// What the weight adds to signs.
  private let weightExtra: Double
  private let emoji: Double
  private let isEarly: Bool
  /// The share of the title design in signs.
  private let signShare: Double
  private let ideograph: Double
  /// The index of the previous character among those of ASCII from space on; -1 for other characters.
  private var before = -1
  /// Whether the previous character is a zero-width joiner: the next emoji is part of the same picture.
  private var isJoined = false

  init(size: Double, weight: Double, design: SystemFontDesign) {
    self =
      design == .oldest
      ? SystemAdvances(neueOf: size, weight) : SystemAdvances(of: size, weight, design)
  }

  /// The advances of the font that was the system's before iOS 9.
  private init(neueOf size: Double, _ weight: Double) {
    typealias Neue = NeueAdvances
    face = Neue.face
    (title, titleShare, signShare) = (nil, 0, 0)
    bold = weight >= Neue.leastMediumWeight ? 1 : 0
    light = weight <= Neue.greatestLightWeight ? 1 : 0
    offset = Float(SystemMetrics.value(Neue.tracking, at: size))
    weightExtra = 0
    isEarly = false
    ideograph = SystemFontDesign.oldest.ideograph(at: size)
    emoji = Self.emoji(at: size)
  }

  private init(of size: Double, _ weight: Double, _ design: SystemFontDesign) {
    typealias Metrics = SystemMetrics
    let share = Metrics.shares.first { weight < $0.below } ?? (below: 0, bold: 0, light: 0)
    let titles = design.titleShare(at: size)
    (bold, light) = (Float(share.bold), Float(share.light))
    face = titles < 1 ? design.textFace : design.titleFace
    title = titles > 0 && titles < 1 ? design.titleFace : nil
    (titleShare, signShare) = (Float(titles), titles)
    offset = Float(design.tracking(at: size))
    weightExtra = share.bold * SystemLetters.boldExtra + share.light * SystemLetters.lightExtra
    isEarly = design.isEarly
    ideograph = design.ideograph(at: size)
    emoji = Self.emoji(at: size)
  }

  /// The advance of emoji at a size, in thousandths of it.
  private static func emoji(at size: Double) -> Double {
    let (small, large) = SystemLetters.emojiSizes
    let extra = SystemLetters.emojiExtra * min(1, max(0, (large - size) / (large - small)))
    return SystemLetters.emoji + extra * 1000 / size
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
      return Double(before >= 0 ? ascii(place) + kerning(place) : ascii(place))
    }
    if value < 32 || Self.isCombining(value) { return 0 }
    if Self.isEmoji(value) { return isJoined ? 0 : emoji }
    return beyondASCII(value)
  }

  private func ascii(_ place: Int) -> Float {
    let own = face.advance(place, bold: bold, light: light)
    guard let title else { return own + offset }
    return own + titleShare * (title.advance(place, bold: bold, light: light) - own) + offset
  }

  private func kerning(_ place: Int) -> Float {
    let own = face.kerning(before, place, bold: bold)
    guard let title else { return own }
    return own + titleShare * (title.kerning(before, place, bold: bold) - own)
  }

  private func beyondASCII(_ value: UInt32) -> Double {
    if (0xAC00...0xD7A3).contains(value) { return SystemLetters.hangul }
    if Self.isWide(value) { return ideograph }
    if let space = SystemLetters.space(value) { return space + Double(offset) }
    if let sign = SystemLetters.sign(value, isEarly: isEarly) {
      return sign.text + signShare * (sign.title - sign.text) + weightExtra + Double(offset)
    }
    if let letter = SystemLetters.plainPlace(of: value) { return Double(ascii(letter)) }
    if let letter = ComposedLetters.letter(value) {
      return Double(ascii(letter.place)) + (letter.hasHorn ? SystemLetters.hornExtra : 0)
    }
    let extra = signShare * SystemLetters.titleExtra + weightExtra
    return SystemLetters.fallback + extra + Double(offset)
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
