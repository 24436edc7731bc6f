import Foundation

/// A value for a property that is set by name: of a runtime attribute, a document or a suite.
package enum NibValue {
  case number(Double)
  case boolean(Bool)
  case text(String)
  case color(UIColor?)
  case rect(CGRect)
  case point(CGPoint)
  case size(CGSize)
  case range(NSRange)
  case image(UIImage?)
  case none

  /// The value as a class's own setter or a suite would read it.
  var object: Any? {
    switch self {
    case .number(let value): value
    case .boolean(let value): value
    case .text(let value): value
    case .color(let value): value
    case .rect(let value): value
    case .point(let value): value
    case .size(let value): value
    case .range(let value): value
    case .image(let value): value
    case .none: nil
    }
  }

  /// The number, where KVC would find one: `YES` is 1.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .boolean(let value): value ? 1 : 0
    default: nil
    }
  }

  /// The value as a property type, in the ways that KVC would convert it; nil when it cannot.
  func converted(to type: Any.Type) -> Any? {
    if let optional = type as? any OptionalType.Type {
      if case .none = self { return optional.nothing }
      return converted(to: optional.wrappedType).flatMap(optional.wrap)
    }
    if let convertible = type as? any NibConvertible.Type {
      return convertible.init(nibValue: self)
    }
    return object
  }
}

extension Double: NibConvertible {
  init?(nibValue: NibValue) {
    guard let number = nibValue.number else { return nil }
    self = number
  }
}

extension CGFloat: NibConvertible {
  init?(nibValue: NibValue) {
    guard let number = nibValue.number else { return nil }
    self.init(number)
  }
}

extension Float: NibConvertible {
  init?(nibValue: NibValue) {
    guard let number = nibValue.number else { return nil }
    self.init(number)
  }
}

extension Bool: NibConvertible {
  init?(nibValue: NibValue) {
    guard let number = nibValue.number else { return nil }
    self = number != 0
  }
}

extension Int: NibConvertible {}

extension UInt: NibConvertible {}

extension Int32: NibConvertible {}

extension UInt8: NibConvertible {}

extension String: NibConvertible {
  init?(nibValue: NibValue) {
    guard case .text(let text) = nibValue else { return nil }
    self = text
  }
}

extension CGRect: NibConvertible {
  init?(nibValue: NibValue) {
    guard case .rect(let rect) = nibValue else { return nil }
    self = rect
  }
}

extension CGPoint: NibConvertible {
  init?(nibValue: NibValue) {
    guard case .point(let point) = nibValue else { return nil }
    self = point
  }
}

extension CGSize: NibConvertible {
  init?(nibValue: NibValue) {
    guard case .size(let size) = nibValue else { return nil }
    self = size
  }
}
