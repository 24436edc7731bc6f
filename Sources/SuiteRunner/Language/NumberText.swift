import Foundation
import HeadlessUIKit

/// Numbers as trees and messages print them.
enum NumberText {
  /// At most three decimals, without trailing zeros and without a minus before zero.
  static func of(_ value: Double) -> String {
    // Beyond the whole numbers that a Double can tell apart, there are no decimals to cut.
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    return DecimalText.string(value)
  }

  /// The origin and size of a rectangle, as in `0 50 320 44`.
  static func of(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { of(Double($0)) }.joined(separator: " ")
  }
}
