import Foundation

/// A size by direction: across the scroll direction and along it.
public struct FlowSize: Equatable {
  /// The length or position across the scroll direction.
  public var cross: CGFloat
  /// The length or position along the scroll direction.
  public var main: CGFloat

  /// Creates one from its parts.
  @inlinable
  public init(cross: CGFloat, main: CGFloat) {
    self.cross = cross
    self.main = main
  }
}
