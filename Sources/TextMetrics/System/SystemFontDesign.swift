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

  /// The design of texts.
  var textFace: SystemFace {
    switch self {
    case .first, .second: .firstText
    case .early: .earlyText
    case .current, .narrow, .oldest: .text
    }
  }

  /// The design of titles.
  var titleFace: SystemFace {
    switch self {
    case .first, .second: .firstTitle
    case .early: .earlyTitle
    case .current, .narrow, .oldest: .title
    }
  }

  /// The share of the title design at a size.
  func titleShare(at size: Double) -> Double {
    guard isEarly else { return SystemMetrics.value(SystemMetrics.titleShares, at: size) }
    return size >= SystemMetrics.earlyTitleSize ? 1 : 0
  }

  /// The tracking at a size, in thousandths of it.
  func tracking(at size: Double) -> Double {
    guard isEarly else {
      return SystemMetrics.value(SystemMetrics.tracking, at: size) * 1000 / max(size, 1)
    }
    let isTitle = size >= SystemMetrics.earlyTitleSize
    let table =
      isTitle ? SystemMetrics.earlyTitleTracking : SystemMetrics.earlyTextTracking
    return SystemMetrics.value(table, at: size)
  }

  /// The advance of ideographs and kana at a size, in thousandths of it.
  func ideograph(at size: Double) -> Double {
    switch self {
    case .current, .early, .second: SystemMetrics.value(SystemLetters.ideographs, at: size)
    case .first: 1000
    case .oldest: 1095
    case .narrow: SystemMetrics.value(SystemLetters.narrowIdeographs, at: size)
    }
  }
}
