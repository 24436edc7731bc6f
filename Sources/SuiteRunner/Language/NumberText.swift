import HeadlessUIKit

/// Numbers as trees and messages print them.
enum NumberText {
  /// At most three decimals, without trailing zeros and without a minus before zero.
  static func of(_ value: Double) -> String {
    // Beyond the whole numbers that a Double can tell apart, there are no decimals to cut.
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    return DecimalText.string(value)
  }
}
