import Foundation

/// A type that runtime attributes can be stored into.
protocol NibConvertible {
  init?(nibValue: NibValue)
}

extension NibConvertible where Self: FixedWidthInteger {
  /// Truncates as `NSNumber.integerValue` does; out of range is no value, never a trap.
  init?(nibValue: NibValue) {
    guard let number = nibValue.number, let whole = Self(exactly: number.rounded(.towardZero))
    else { return nil }
    self = whole
  }
}
