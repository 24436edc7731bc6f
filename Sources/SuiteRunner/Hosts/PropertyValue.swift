import Foundation
import HeadlessUIKit

/// Values of properties as suites write them.
enum PropertyValue {
  static func number(_ text: String) -> Double? {
    ValueKind.number.accepts(text) ? Double(text) : nil
  }

  static func integer(_ text: String) -> Int? {
    number(text).flatMap(Int.init(exactly:))
  }

  static func flag(_ text: String) -> Bool? {
    text == "YES" ? true : text == "NO" ? false : nil
  }

  static func point(_ text: String) -> CGPoint? {
    numbers(text, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  static func size(_ text: String) -> CGSize? {
    numbers(text, count: 2).map { CGSize(width: $0[0], height: $0[1]) }
  }

  static func rect(_ text: String) -> CGRect? {
    numbers(text, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  static func transform(_ text: String) -> CGAffineTransform? {
    numbers(text, count: 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    }
  }

  /// A scale of space along x, y and z.
  static func scale(_ text: String) -> CATransform3D? {
    numbers(text, count: 3).map {
      CATransform3DMakeScale(CGFloat($0[0]), CGFloat($0[1]), CGFloat($0[2]))
    }
  }

  static func insets(_ text: String) -> UIEdgeInsets? {
    numbers(text, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  /// A value of a property that its class lists; nil for a text of another form.
  static func keyed(_ text: String, _ form: KeyedAttribute.Form) -> NibValue? {
    switch form {
    case .number: number(text).map { .number($0) }
    case .integer: integer(text).map { .number(Double($0)) }
    case .boolean: flag(text).map { .boolean($0) }
    case .text: .text(text)
    }
  }

  /// What a value of the form must be, for messages.
  static func expectation(of form: KeyedAttribute.Form) -> String {
    switch form {
    case .number: "a number"
    case .integer: "a whole number"
    case .boolean: "YES or NO"
    case .text: "a text"
    }
  }

  private static func numbers(_ text: String, count: Int) -> [Double]? {
    let numbers = text.split(separator: " ").map { number(String($0)) }
    let known = numbers.compactMap { $0 }
    return known.count == count && numbers.count == count ? known : nil
  }
}
