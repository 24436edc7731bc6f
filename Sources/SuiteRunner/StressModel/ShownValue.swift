import Foundation
import HeadlessUIKit

/// Values in messages, as UIKit writes them: `{{x, y}, {width, height}}`.
enum ShownValue {
  /// The value in words; `none` for nil.
  static func text(_ value: Any?) -> String {
    switch value {
    case let rect as CGRect: "{\(text(rect.origin)), \(text(rect.size))}"
    case let point as CGPoint: "{\(number(point.x)), \(number(point.y))}"
    case let size as CGSize: "{\(number(size.width)), \(number(size.height))}"
    case let length as CGFloat: number(length)
    case let number as Double: NumberText.of(number)
    case let transform as CGAffineTransform: text(transform)
    case let path as IndexPath: StressPath(path).map { "\($0)" } ?? "\(path)"
    case let place as ListPosition: text(place)
    case let value?: "\(value)"
    case nil: "none"
    }
  }

  /// `from 0 to 44`.
  static func range(_ start: Double, _ end: Double) -> String {
    "from \(NumberText.of(start)) to \(NumberText.of(end))"
  }

  private static func number(_ length: CGFloat) -> String { NumberText.of(Double(length)) }

  private static func text(_ place: ListPosition) -> String {
    place.item.map { "\(StressPath(section: place.section, item: $0))" }
      ?? "section \(place.section)"
  }

  private static func text(_ transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(numbers.map(number).joined(separator: ", "))]"
  }
}
