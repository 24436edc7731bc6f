import Foundation

/// A horizontal and a vertical distance, in points.
@frozen
public struct UIOffset: Hashable, Codable, Sendable {
  /// The horizontal distance.
  public var horizontal: CGFloat
  /// The vertical distance.
  public var vertical: CGFloat

  /// Creates an offset.
  @inlinable
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of zero.
  @inlinable
  public static var zero: UIOffset { UIOffset(horizontal: 0, vertical: 0) }
}
