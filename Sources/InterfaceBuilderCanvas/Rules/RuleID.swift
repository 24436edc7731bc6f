/// The name of a rule of the canvas, such as `CN-12`.
package struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number in the name.
  package let number: Int

  package var description: String { "CN-\(number)" }

  package static func < (left: RuleID, right: RuleID) -> Bool { left.number < right.number }
}
