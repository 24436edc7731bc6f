import Foundation

/// What a length from outside is taken for.
package enum FlowLength {
  /// Beyond any content, and far from where adding lengths would lose points.
  private static let lengthMax: CGFloat = 1e9

  /// A length that can be added and compared: NaN counts as 0.
  package static func finite(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, -lengthMax), lengthMax)
  }

  /// A length that is no less than 0.
  package static func valid(_ value: CGFloat) -> CGFloat { max(finite(value), 0) }
}
