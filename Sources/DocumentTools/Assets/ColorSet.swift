import Foundation
import HeadlessUIKit

/// A colour of an asset catalogue: a `.colorset` folder with a value for each appearance.
///
/// `Contents.json` holds components as parts of 1 (`"0.500"`), of 255 (`"128"`) or in hexadecimal
/// (`"0x80"`), or the name of a system colour.
struct ColorSet: Equatable {
  /// A value: components, or a named system colour.
  enum Value: Equatable {
    /// Components from 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// Interface Builder's name of a system colour, such as `systemBlueColor`.
    case system(String)
  }

  /// The value of the light appearance, and of all appearances without one of their own.
  let any: Value
  /// The value of the dark appearance; nil when it is the same.
  let dark: Value?

  /// Reads the `Contents.json` of a colour set.
  ///
  /// - Returns: Nil unless it has a value for all devices or for phones.
  init?(_ contents: Data) {
    guard let top = try? JSONSerialization.jsonObject(with: contents) as? [String: Any],
      let entries = top["colors"] as? [[String: Any]]
    else { return nil }
    var (plain, dark): (Value?, Value?)
    for entry in entries where Self.isForPhones(entry) {
      guard let value = Self.value(entry) else { continue }
      switch Self.luminosity(entry) {
      case nil: plain = plain ?? value
      case "dark": dark = dark ?? value
      // Only the two appearances that are drawn count: no tinted values, and none of high contrast.
      default: break
      }
    }
    guard let plain else { return nil }
    any = plain
    self.dark = dark == plain ? nil : dark
  }

  private static func isForPhones(_ entry: [String: Any]) -> Bool {
    let idiom = entry["idiom"] as? String ?? "universal"
    return (idiom == "universal" || idiom == "iphone") && entry["subtype"] == nil
  }

  /// The luminosity of an entry: nil for any; another word for an appearance that is not drawn.
  private static func luminosity(_ entry: [String: Any]) -> String? {
    guard let appearances = entry["appearances"] as? [[String: Any]], !appearances.isEmpty else {
      return nil
    }
    guard appearances.count == 1, appearances[0]["appearance"] as? String == "luminosity" else {
      return "other"
    }
    return appearances[0]["value"] as? String
  }

  private static func value(_ entry: [String: Any]) -> Value? {
    guard let color = entry["color"] as? [String: Any] else { return nil }
    if let name = color["reference"] as? String {
      let isKnown = UIColor.interfaceBuilderColor(named: name) != nil
      return isKnown ? .system(name) : nil
    }
    guard let components = color["components"] as? [String: Any] else { return nil }
    let alpha = component(components["alpha"]) ?? 1
    if let white = component(components["white"]) {
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component(components["red"]), let green = component(components["green"]),
      let blue = component(components["blue"])
    else { return nil }
    return .components(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func component(_ value: Any?) -> Double? {
    if let number = value as? NSNumber { return checked(number.doubleValue) }
    guard let text = value as? String else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    return checked(text.contains(".") ? number : number / 255)
  }

  // Wide-gamut components lie outside the range of an sRGB screen.
  private static func checked(_ number: Double) -> Double? {
    number.isFinite ? min(max(number, 0), 1) : nil
  }
}
