import Foundation

/// A rectangle in lengths across and along the scroll direction.
public struct FlowRect: Equatable {
  /// The length or position across the scroll direction.
  public var cross: CGFloat
  /// The length or position along the scroll direction.
  public var main: CGFloat
  /// The size.
  public var size: FlowSize

  /// Creates one from its parts.
  @inlinable
  public init(cross: CGFloat, main: CGFloat, size: FlowSize) {
    self.cross = cross
    self.main = main
    self.size = size
  }
}
