import Foundation

/// A colour for blending: components from 0 to 1.
struct Shade: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  /// The same colour with a part of its opacity.
  func faded(_ share: Double) -> Shade {
    Shade(red: red, green: green, blue: blue, alpha: alpha * share)
  }

  /// The result of blending it over an opaque colour.
  func over(_ ground: Shade) -> Shade {
    func mixed(_ upper: Double, _ lower: Double) -> Double { upper * alpha + lower * (1 - alpha) }
    return Shade(
      red: mixed(red, ground.red),
      green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue),
      alpha: 1
    )
  }

  /// The greatest difference of a component.
  func difference(from other: Shade) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// The contrast ratio of two opaque colours by WCAG 2, from 1 to 21.
  static func contrast(_ one: Shade, _ other: Shade) -> Double {
    let (first, second) = (one.luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
