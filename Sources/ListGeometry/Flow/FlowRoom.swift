import Foundation

/// The length of a line and the spacings, which decide where lines break and lie.
package struct FlowRoom: Equatable {
  /// The length of a line across the scroll direction.
  package var available: CGFloat
  package var lineSpacing: CGFloat
  package var itemSpacing: CGFloat

  @inlinable
  package init(available: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    self.available = available
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
  }

  /// The length of a line after an item joined it (rule FL-5).
  @inline(__always)
  package func used(_ used: CGFloat, and cross: CGFloat) -> CGFloat { used + itemSpacing + cross }
}
