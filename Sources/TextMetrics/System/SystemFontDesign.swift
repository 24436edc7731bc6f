/// The designs of the system font, by version of iOS.
public enum SystemFontDesign: Sendable {
  /// Since iOS 14: one design, which changes with the size.
  case current
  /// From iOS 11 to iOS 13: separate designs for texts and, from 20 points on, for titles.
  case early
  /// In iOS 10: the early designs, with titles that are spaced wider.
  case second
  /// In iOS 9: those of iOS 10, with ideographs as wide as the font's size.
  case first
  /// Before iOS 9: Helvetica Neue with a tracking of its own, and ideographs wider than the font's size.
  case oldest
  /// Since iOS 18: the current design, with ideographs narrower than before.
  case narrow

  /// Whether texts and titles have separate designs.
  var isEarly: Bool {
    switch self {
    case .current, .narrow, .oldest: false
    case .early, .second, .first: true
    }
  }

  /// Whether titles are spaced wider than in later versions.
  var hasWideTitles: Bool { self == .second || self == .first }

  /// The advance of ideographs and kana at a size, in thousandths of it.
  func ideograph(at size: Double) -> Double {
    switch self {
    case .current, .early, .second: FittedAdvances.value(FittedAdvances.ideographs, at: size)
    case .first: 1000
    case .oldest: 1095
    case .narrow: FittedAdvances.value(FittedAdvances.narrowIdeographs, at: size)
    }
  }
}
