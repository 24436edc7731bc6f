import Foundation

/// Numbers as trees and messages print them.
enum NumberText {
  /// At most three decimals, without trailing zeros and without a minus before zero.
  static func of(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    // Beyond the whole numbers that a Double can tell apart, there are no decimals to cut.
    guard rounded.magnitude < 1e15 else { return "\(value)" }
    if rounded == rounded.rounded() { return String(Int64(rounded)) }
    var text = String(format: "%.3f", rounded)
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
