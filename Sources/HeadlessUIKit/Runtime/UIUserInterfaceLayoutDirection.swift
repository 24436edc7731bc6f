/// Which way an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As English reads.
  case leftToRight
  /// As Arabic reads.
  case rightToLeft
}
