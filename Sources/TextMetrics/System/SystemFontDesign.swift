/// The designs of the system font, by version of iOS.
public enum SystemFontDesign: Sendable {
  /// Since iOS 14: one design, which changes with the size.
  case current
  /// In iOS 13: separate designs for texts and, from 20 points on, for titles.
  case early
  /// In iOS 11 and 12: the same, with no letters of texts thinner than light ones.
  case middle
  /// In iOS 10: separate designs as well, of an earlier version, whose titles are wider.
  case second
  /// In iOS 9: those of iOS 10, with ideographs as wide as the font's size.
  case first
  /// Before iOS 9: Helvetica Neue with a tracking of its own, and ideographs wider than the font's size.
  case oldest
  /// Since iOS 18: the current design, with ideographs narrower than before.
  case narrow

  /// The tables of a size, and those of titles, of which it has ``titleShare(at:)``.
  func tables(at size: Double) -> (SystemFontTable, title: SystemFontTable) {
    let isTitle = size >= SystemFontSpacing.earlyTitleSize
    switch self {
    case .current, .narrow: return (.currentText, .currentTitle)
    case .early, .middle:
      let table = isTitle ? SystemFontTable.secondTitle : .secondText
      return (table, table)
    case .second, .first:
      let table = isTitle ? SystemFontTable.firstTitle : .firstText
      return (table, table)
    case .oldest: return (NeueAdvances.table, NeueAdvances.table)
    }
  }

  /// The kerning of Cyrillic letters at a size; nil where it is not known.
  func cyrillic(at size: Double) -> CyrillicKerning? {
    switch self {
    case .current, .narrow: .mixed
    case .early, .middle, .second, .first:
      size >= SystemFontSpacing.earlyTitleSize ? .titles : .texts
    case .oldest: nil
    }
  }

  /// The share of the title design at a size, where one design has all sizes.
  func titleShare(at size: Double) -> Double {
    switch self {
    case .current, .narrow: SystemFontSpacing.value(SystemFontSpacing.titleShares, at: size)
    case .early, .middle, .second, .first, .oldest: 0
    }
  }

  /// The shares of what bold and ultra-light letters add at a weight and a size.
  func shares(of weight: Double, at size: Double) -> (bold: Double, light: Double) {
    if self == .oldest { return NeueAdvances.shares(of: weight) }
    let hasThin =
      switch self {
      case .middle, .second, .first: size >= SystemFontSpacing.earlyTitleSize
      case .current, .narrow, .early, .oldest: true
      }
    let share = SystemFontSpacing.shares.first {
      weight < $0.below && (hasThin || $0.light <= SystemFontSpacing.lightShare)
    }
    return share.map { ($0.bold, $0.light) } ?? (0, 0)
  }

  /// What every character has besides its advance at a size, in thousandths of it.
  func tracking(at size: Double) -> Double {
    typealias Spacing = SystemFontSpacing
    return switch self {
    case .current, .narrow: Spacing.value(Spacing.tracking, at: size) * 1000 / size
    case .early, .middle, .second, .first:
      Spacing.value(
        size >= Spacing.earlyTitleSize ? Spacing.earlyTitleTracking : Spacing.earlyTextTracking,
        at: size
      )
    case .oldest: Spacing.value(NeueAdvances.tracking, at: size)
    }
  }

  /// The advance of ideographs and kana at a size, in thousandths of it.
  func ideograph(at size: Double) -> Double {
    switch self {
    case .current, .early, .middle, .second:
      SystemFontSpacing.value(OtherLetters.ideographs, at: size)
    case .first: 1000
    case .oldest: 1095
    case .narrow: SystemFontSpacing.value(OtherLetters.narrowIdeographs, at: size)
    }
  }

  /// The Arabic letters at a size.
  func arabic(at size: Double) -> ArabicLetters.Face {
    switch self {
    case .current, .narrow: ArabicLetters.current
    case .early, .middle, .second, .first:
      size >= SystemFontSpacing.earlyTitleSize ? ArabicLetters.display : ArabicLetters.text
    case .oldest: ArabicLetters.geeza
    }
  }
}
