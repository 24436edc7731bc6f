/// A direction of a line.
public enum NSLayoutAxis: Int, Sendable {
  /// From left to right.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1
}
