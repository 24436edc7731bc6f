import Foundation

/// A rectangle in lengths across and along the scroll direction.
package struct FlowRect: Equatable {
  package var cross: CGFloat
  package var main: CGFloat
  package var size: FlowSize

  @inlinable
  package init(cross: CGFloat, main: CGFloat, size: FlowSize) {
    self.cross = cross
    self.main = main
    self.size = size
  }
}
