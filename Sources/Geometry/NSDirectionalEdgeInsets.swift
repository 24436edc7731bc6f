import Foundation

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
