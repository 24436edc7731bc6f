import Foundation
import HeadlessUIKit

/// A colour of an asset catalogue: a `.colorset` folder with the values of the appearances.
///
/// Read from `Contents.json` as Xcode writes it: components as parts of 1 (`"0.500"`), of 255 (`"128"`) or hexadecimal
/// (`"0x80"`), or the name of a colour of the system.
struct ColorSet: Equatable {
  /// A value: components, or the system's colour of a name.
  enum Value: Equatable {
    /// Components from 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour as Interface Builder calls it, such as `systemBlueColor`.
    case system(String)
  }

  /// The value of the light appearance, and of every other that has none.
  let any: Value
  /// The value of the dark appearance; nil where it is no other.
  let dark: Value?

  /// Reads the file of a colour set.
  ///
  /// - Returns: Nil for what is no colour set with a value for all devices or phones.
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
      // Light and tinted values, and those of high contrast, are other appearances' than the two that are drawn.
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

  /// The luminosity that an entry is for: nil for any, and another word for what neither of the two is.
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

  // Wide colours reach beyond what a screen of sRGB shows.
  private static func checked(_ number: Double) -> Double? {
    number.isFinite ? min(max(number, 0), 1) : nil
  }
}
