/// A number of its own type with which code counts as with plain ones, such as `.required - 1`.
public protocol NumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Numeric & Comparable {
  /// Creates a value.
  init(rawValue: RawValue)
}

extension NumericRawRepresentable {
  /// Whether a value is smaller than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  /// A value and a number.
  public static func + (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue + right)
  }
  /// A number and a value.
  public static func + (left: RawValue, right: Self) -> Self {
    Self(rawValue: left + right.rawValue)
  }
  /// A value without a number.
  public static func - (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue - right)
  }
  /// The difference of values.
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }
  /// Adds a number.
  public static func += (left: inout Self, right: RawValue) { left = left + right }
  /// Takes a number away.
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

extension UILayoutPriority: NumericRawRepresentable {}
extension UIFont.Weight: NumericRawRepresentable {}
extension UIWindow.Level: NumericRawRepresentable {}
