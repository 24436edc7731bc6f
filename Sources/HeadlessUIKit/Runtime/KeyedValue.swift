import Foundation

/// A type of property that can be set by name.
protocol KeyedValue: Sendable {
  /// How documents and suites write values; nil for those that have no text of their own.
  static var form: KeyedAttribute.Form? { get }
  /// The value in the ways that key-value coding would convert it; nil when it cannot.
  static func keyed(_ value: NibValue) -> Self?
}

extension KeyedValue where Self: NibConvertible {
  static func keyed(_ value: NibValue) -> Self? { Self(nibValue: value) }
}

extension KeyedValue where Self: NSObject {
  static var form: KeyedAttribute.Form? { nil }
  static func keyed(_ value: NibValue) -> Self? { value.object as? Self }
}

extension Double: KeyedValue {
  static var form: KeyedAttribute.Form? { .number }
}

extension Float: KeyedValue {
  static var form: KeyedAttribute.Form? { .number }
}

extension CGFloat: KeyedValue {
  static var form: KeyedAttribute.Form? { .number }
}

extension Int: KeyedValue {
  static var form: KeyedAttribute.Form? { .integer }
}

extension Bool: KeyedValue {
  static var form: KeyedAttribute.Form? { .boolean }
}

extension String: KeyedValue {
  static var form: KeyedAttribute.Form? { .text }
}

extension Optional: KeyedValue where Wrapped: KeyedValue {
  static var form: KeyedAttribute.Form? { Wrapped.form }

  static func keyed(_ value: NibValue) -> Self? {
    if case .none = value { return .some(nil) }
    return Wrapped.keyed(value).map { .some($0) }
  }
}

extension UIColor: KeyedValue {}

extension UIImage: KeyedValue {}
