/// The height of a row, with its ``HeightOrigin`` as a number.
public struct RowHeight {
  /// The height in points.
  public let height: Double
  /// The origin as a number; see ``HeightOrigin``.
  public let origin: Double

  /// Creates one from its parts.
  @inlinable
  public init(height: Double, origin: Double) {
    self.height = height
    self.origin = origin
  }
}
