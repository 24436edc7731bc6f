import Foundation

/// Bounds for lengths that come from delegates and documents.
public enum FlowLength {
  /// A length beyond any content, small enough that adding lengths keeps fractions of points.
  private static let lengthMax: CGFloat = 1e9

  /// The length, limited to ±1e9 points; NaN counts as 0.
  public static func finite(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, -lengthMax), lengthMax)
  }

  /// The length, limited to 0 up to 1e9 points; NaN counts as 0.
  public static func valid(_ value: CGFloat) -> CGFloat { max(finite(value), 0) }
}
