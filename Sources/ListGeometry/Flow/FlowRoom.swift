import Foundation

/// What decides where lines break, and how far apart they lie.
package struct FlowRoom: Equatable {
  /// The room for a line.
  package var available: CGFloat
  package var lineSpacing: CGFloat
  package var itemSpacing: CGFloat

  @inlinable
  package init(available: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    self.available = available
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
  }

  /// What a line uses once an item joined it (rule FL-5).
  @inline(__always)
  package func used(_ used: CGFloat, and cross: CGFloat) -> CGFloat { used + itemSpacing + cross }
}
