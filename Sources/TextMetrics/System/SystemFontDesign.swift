/// The designs that the system's font had.
public enum SystemFontDesign: Sendable {
  /// Since iOS 14: one design for all sizes.
  case current
  /// Before iOS 14: one design for texts, and one for titles.
  case early
  /// Before iOS 10: those two, with ideographs as wide as they are high.
  case first
}
