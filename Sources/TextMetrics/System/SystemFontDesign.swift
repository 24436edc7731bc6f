/// The designs of the system font, by version of iOS.
public enum SystemFontDesign: Sendable {
  /// Since iOS 14: one design, which changes with the size.
  case current
  /// Before iOS 14: separate designs for texts and, from 20 points on, for titles.
  case early
  /// Before iOS 10: the early designs, with ideographs as wide as the font's size.
  case first
  /// Before iOS 9: the early designs, with ideographs wider than the font's size.
  case oldest
  /// Since iOS 18: the current design, with ideographs narrower than before.
  case narrow

  /// Whether texts and titles have separate designs.
  var isEarly: Bool {
    switch self {
    case .current, .narrow: false
    case .early, .first, .oldest: true
    }
  }

  /// The advance of ideographs and kana at a size, in thousandths of it.
  func ideograph(at size: Double) -> Double {
    switch self {
    case .current, .early: FittedAdvances.value(FittedAdvances.ideographs, at: size)
    case .first: 1000
    case .oldest: 1095
    case .narrow: FittedAdvances.value(FittedAdvances.narrowIdeographs, at: size)
    }
  }
}
