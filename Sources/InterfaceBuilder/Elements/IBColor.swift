import Foundation

/// A colour as a document states it.
public enum IBColor: Sendable, Hashable {
  /// Red, green, blue and alpha in a colour space (`sRGB`, `displayP3`, `calibratedRGB`…).
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String)
  /// Brightness and alpha in a colour space.
  case gray(white: Double, alpha: Double, space: String)
  /// A colour of the system, such as `systemBackgroundColor`.
  case system(String)
  /// A colour of the app's asset catalogue.
  case named(String)

  /// Reads a `<color>` element; nil when it states no colour.
  public init?(_ element: IBElement) {
    if let name = element.text(.systemColor) ?? element.text(.cocoaTouchSystemColor)
      ?? element.text(.xcode11CocoaTouchSystemColor)
    {
      self = .system(name)
      return
    }
    if let name = element.text(.name) {
      self = .named(name)
      return
    }
    let space = element.text(.customColorSpace) ?? element.text(.colorSpace) ?? "sRGB"
    let alpha = element.number(.alpha) ?? 1
    if let white = element.number(.white) {
      self = .gray(white: white, alpha: alpha, space: space)
    } else if let red = element.number(.red), let green = element.number(.green),
      let blue = element.number(.blue)
    {
      self = .rgb(red: red, green: green, blue: blue, alpha: alpha, space: space)
    } else {
      return nil
    }
  }
}

extension IBElement {
  /// The colour of the child `<color key=…>`; nil when absent or `<nil key=…>`.
  public func color(key: String) -> IBColor? {
    child(.color, key: key).flatMap { IBColor($0) }
  }

  /// Whether the document writes `<nil key=…>`: the value is explicitly none.
  public func isNil(key: String) -> Bool { child(.nil, key: key) != nil }
}
