/// A rectangle of a tree, in points.
public struct TreeFrame: Codable, Hashable, Sendable {
  /// The x coordinate of the left edge.
  public var x: Double
  /// The y coordinate of the top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
