import Foundation

/// A size by direction: across the scroll direction and along it.
package struct FlowSize: Equatable {
  package var cross: CGFloat
  package var main: CGFloat

  @inlinable
  package init(cross: CGFloat, main: CGFloat) {
    self.cross = cross
    self.main = main
  }
}
