import Foundation

/// The length of a line and the spacings, which decide where lines break and lie.
public struct FlowRoom: Equatable {
  /// The length of a line across the scroll direction.
  public var available: CGFloat
  /// The space between two lines.
  public var lineSpacing: CGFloat
  /// The least space between two items of a line.
  public var itemSpacing: CGFloat

  /// Creates one from its parts.
  @inlinable
  public init(available: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    self.available = available
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
  }

  /// The length of a line after an item joined it (rule FL-5).
  @inline(__always)
  public func used(_ used: CGFloat, and cross: CGFloat) -> CGFloat { used + itemSpacing + cross }
}
