/// Distances from four edges, in points.
public struct IBInsets: Sendable, Hashable {
  /// From the top.
  public var top: Double
  /// From the left, or the leading edge when the document says so.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right, or the trailing edge.
  public var right: Double

  /// Creates insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
