import Foundation

extension CGRect {
  /// Whether two rectangles share an area; edges that only touch do not count.
  ///
  /// Foundation's `intersects` counts touching edges. Visible rows are found with half-open edges
  /// (rule TV-25).
  ///
  /// - Complexity: O(1), no call.
  @inlinable
  public func overlaps(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }

  /// The middle of the rectangle.
  @inlinable
  public var middle: CGPoint {
    CGPoint(x: origin.x + size.width * 0.5, y: origin.y + size.height * 0.5)
  }

  /// Whether all four numbers are equal; inlined, unlike Foundation's `==`.
  @inlinable
  public func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y
      && size.width == other.size.width && size.height == other.size.height
  }

  /// Whether any of the four numbers is NaN.
  @inlinable
  public var hasNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }

  /// Whether a point lies inside; the left and top edges belong to the rectangle, the others do
  /// not.
  @inlinable
  public func holds(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }
}

extension CGFloat {
  /// The smallest multiple of 1/scale that is at least this length.
  ///
  /// A thousandth of a pixel is tolerated, so that sums like 0.1 + 0.2 do not cost a pixel.
  @inlinable
  public func ceiledToPixel(scale: CGFloat) -> CGFloat {
    ((self * scale) - 0.001).rounded(.up) / scale
  }

  /// The nearest multiple of 1/scale; halves round up.
  @inlinable
  public func roundedToPixel(scale: CGFloat) -> CGFloat {
    (self * scale + 0.5).rounded(.down) / scale
  }

  /// The greatest multiple of 1/scale that is at most this length.
  @inlinable
  public func flooredToPixel(scale: CGFloat) -> CGFloat {
    ((self * scale) + 0.001).rounded(.down) / scale
  }
}
