import Foundation
import Numbers

/// Numbers as the view tree writes them: at most 3 decimals, no trailing zeros, no minus zero.
///
/// XPath 1.0 reads no exponents, so none is written below 9·10¹⁵. Foundation's formatting is too
/// slow here: the tree of one screen holds hundreds of numbers.
public enum DecimalText {
  /// Formats a number, rounded to 3 decimals, ties away from zero.
  ///
  /// NaN and infinities are written as XPath writes them: `NaN`, `Infinity`, `-Infinity`.
  ///
  /// - Complexity: O(digits); no allocation up to 15 characters.
  public static func string(_ value: Double) -> String {
    let scaled = (value * 1000).rounded(.toNearestOrAwayFromZero)
    guard abs(scaled) < 9_000_000_000_000_000_000 else { return unusual(value) }
    return string(thousandths: Int64(Int(saturating: scaled)))
  }

  /// Formats a length in points, rounded to 3 decimals.
  @inlinable
  public static func string(_ value: CGFloat) -> String { string(Double(value)) }

  private static func string(thousandths: Int64) -> String {
    let magnitude = thousandths.magnitude
    let capacity = magnitude < 1_000_000_000_000 ? 15 : 24
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      write(magnitude, negative: thousandths < 0, into: buffer)
    }
  }

  /// Writes digits from the last to the first at the end of a small local buffer, then moves them
  /// to its start.
  private static func write(
    _ magnitude: UInt64,
    negative: Bool,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var whole = magnitude / 1000
    var fraction = magnitude % 1000
    var end = buffer.count
    var start = end
    func put(_ byte: UInt8) {
      start -= 1
      buffer[start] = byte
    }
    if fraction != 0 {
      var count = 3
      while fraction % 10 == 0 {
        fraction /= 10
        count -= 1
      }
      for _ in 0..<count {
        put(UInt8(truncatingIfNeeded: 48 + fraction % 10))
        fraction /= 10
      }
      put(46)
    }
    repeat {
      put(UInt8(truncatingIfNeeded: 48 + whole % 10))
      whole /= 10
    } while whole != 0
    if negative { put(45) }
    end -= start
    for index in 0..<end { buffer[index] = buffer[start + index] }
    return end
  }

  private static func unusual(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    if let whole = Int64(exactly: value.rounded()) { return String(whole) }
    return "\(value)"
  }
}
