import Foundation

/// Distances from the edges of a rectangle inwards, in points.
@frozen
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// Creates insets from the four distances.
  @inlinable
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of zero.
  @inlinable
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets of zero.
  @inlinable
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

/// Distances from the edges of a rectangle inwards, named by reading direction, in points.
@frozen
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the edge where reading starts.
  public var leading: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the edge where reading ends.
  public var trailing: CGFloat

  /// Creates insets from the four distances.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  @inlinable
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of zero.
  @inlinable
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

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

extension CGRect {
  /// The rectangle with its edges moved inwards by the insets.
  @inlinable
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
