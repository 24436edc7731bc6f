/// The height of a row, with its ``HeightOrigin`` as a number.
package struct RowHeight {
  package let height: Double
  package let origin: Double

  @inlinable
  package init(height: Double, origin: Double) {
    self.height = height
    self.origin = origin
  }
}
