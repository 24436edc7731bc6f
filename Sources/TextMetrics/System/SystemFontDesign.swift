/// The designs of the system font, by version of iOS.
public enum SystemFontDesign: Sendable {
  /// Since iOS 14: one design, which changes with the size.
  case current
  /// Before iOS 14: separate designs for texts and, from 20 points on, for titles.
  case early
  /// Before iOS 10: the early designs, with ideographs as wide as the font's size.
  case first
}
