extension Int {
  /// The whole part of a number; the nearest integer for one beyond all integers, and 0 for NaN.
  ///
  /// Other code converts with this initializer, since `Int(_:)` traps; `Scripts/check-numbers` holds it to that.
  @inlinable
  package init(saturating value: Double) {
    // From -2^63 up to, but not including, 2^63 the whole part is an integer.
    if value >= -0x1p63, value < 0x1p63 {
      self.init(value)
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
    }
  }

  /// The sum; the nearest integer for one beyond all integers.
  @inlinable
  package func addingSaturated(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other < 0 ? .min : .max) : sum
  }
}
