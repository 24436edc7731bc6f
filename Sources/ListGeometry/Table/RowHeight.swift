/// The height of a row, and the number of its ``HeightOrigin``.
package struct RowHeight {
  package let height: Double
  package let origin: Double

  @inlinable
  package init(height: Double, origin: Double) {
    self.height = height
    self.origin = origin
  }
}
