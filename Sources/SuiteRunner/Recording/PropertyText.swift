import Foundation
import HeadlessUIKit

/// Values of properties as suites write them.
@MainActor
enum PropertyText {
  /// The text of a value: YES or NO, numbers apart by spaces, the name of an enumeration's case, `nothing` for nil.
  static func of(_ value: Any?) -> String {
    guard let value = value.flatMap(unwrapped) else { return "nothing" }
    switch value {
    case let text as String: return text
    case let flag as Bool: return flag ? "YES" : "NO"
    case let numbers as any PropertyNumbers:
      return numbers.propertyNumbers.map(NumberText.of).joined(separator: " ")
    case let number as any BinaryFloatingPoint: return NumberText.of(Double(number))
    case let number as any BinaryInteger: return "\(number)"
    case let path as IndexPath: return path.map(String.init).joined(separator: ".")
    case let array as [Any]:
      return array.isEmpty ? "none" : array.map { of($0) }.joined(separator: ", ")
    case let options as any OptionSet: return of(options.rawValue)
    case let object as NSObject: return text(of: object)
    default: return "\(value)"
    }
  }

  /// Index paths by kind, as in `Header 0.0 1.0`, apart by commas.
  static func paths(_ byKind: [String: [IndexPath]]) -> [String] {
    byKind.sorted { $0.key < $1.key }.map { kind, paths in
      ([kind] + paths.map { of($0) }).joined(separator: " ")
    }
  }

  /// A value that is no optional; nil for nil.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// What a delegate or data source is read as: an object with properties of its own, else its class.
  static func partner(_ object: AnyObject?) -> Any? {
    guard let object else { return nil }
    return object is NSObject ? object : "\(type(of: object))"
  }

  private static func text(of object: NSObject) -> String {
    switch object {
    case let color as UIColor: text(of: color)
    case let font as UIFont:
      "\(font.familyName) \(NumberText.of(font.pointSize)) \(NumberText.of(Double(font.weight.rawValue)))"
    case let image as UIImage: image.name ?? "image"
    case let text as NSAttributedString: runs(of: text)
    case let style as NSParagraphStyle:
      "\(style.alignment) \(style.lineBreakMode) \(NumberText.of(style.lineSpacing)) "
        + NumberText.of(style.lineHeightMultiple)
    case let number as NSNumber: NumberText.of(number.doubleValue)
    default: reference(object)
    }
  }

  private static func text(of color: UIColor) -> String {
    if let name = color.name { return name }
    return [color.red, color.green, color.blue, color.alpha].map { NumberText.of(Double($0)) }
      .joined(separator: " ")
  }

  /// Class and id, as in `UILabel#title`.
  private static func reference(_ object: NSObject) -> String {
    ObjectName.className(of: object) + (id(of: object).map { "#\($0)" } ?? "")
  }

  /// The id that an object has in its document.
  static func id(of object: NSObject) -> String? {
    switch object {
    case let view as UIView: view.interfaceBuilderID
    case let controller as UIViewController: controller.interfaceBuilderID
    case let item as UIBarItem: item.interfaceBuilderID
    case let item as UINavigationItem: item.interfaceBuilderID
    case let recognizer as UIGestureRecognizer: recognizer.interfaceBuilderID
    case let guide as UILayoutGuide: guide.interfaceBuilderID
    case let constraint as NSLayoutConstraint: constraint.interfaceBuilderID
    case let layer as CALayer: layer.name
    default: nil
    }
  }

  /// Each run with its attributes, as in `Bold[NSFont=System 12 0.4]`.
  private static func runs(of text: NSAttributedString) -> String {
    var runs = ""
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let values = attributes.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "\($0.key.rawValue)=\(of($0.value))" }
      runs += text.attributedSubstring(from: range).string
      if !values.isEmpty { runs += "[\(values.joined(separator: " "))]" }
    }
    return runs
  }
}

/// Values that are written as several numbers, in the order in which UIKit's initialisers take them.
protocol PropertyNumbers {
  var propertyNumbers: [Double] { get }
}

extension CGPoint: PropertyNumbers {
  var propertyNumbers: [Double] { [x, y] }
}

extension CGSize: PropertyNumbers {
  var propertyNumbers: [Double] { [width, height] }
}

extension CGRect: PropertyNumbers {
  var propertyNumbers: [Double] { origin.propertyNumbers + size.propertyNumbers }
}

extension UIEdgeInsets: PropertyNumbers {
  var propertyNumbers: [Double] { [top, left, bottom, right] }
}

extension NSDirectionalEdgeInsets: PropertyNumbers {
  var propertyNumbers: [Double] { [top, leading, bottom, trailing] }
}

extension UILayoutPriority: PropertyNumbers {
  var propertyNumbers: [Double] { [Double(rawValue)] }
}
