import Numbers

/// Formats figures of comparisons, the same in every report.
public enum ComparisonFigures {
  /// Formats a ratio with its interval: `+2.67 % [+2.10, +3.24]`.
  public static func percent(_ ratio: RatioFigures) -> String {
    let ends = [ratio.lower, ratio.upper].map { signed(($0 - 1) * 100) }
    return "\(signed((ratio.ratio - 1) * 100)) % [\(ends.joined(separator: ", "))]"
  }

  /// Formats a part: `1.35 %` for 0.0135.
  public static func percent(_ part: Double) -> String { fixed(part * 100) + " %" }

  /// Formats a counter's value, with its unit if it has one.
  public static func value(_ value: Double, unit: String) -> String {
    let whole = value.rounded() == value && abs(value) < 1e15
    let text = whole ? String(Int(saturating: value)) : String(value)
    return unit == "count" ? text : "\(text) \(unit)"
  }

  private static func signed(_ value: Double) -> String {
    let text = fixed(value)
    return value.isFinite && !text.hasPrefix("-") ? "+" + text : text
  }

  // Two decimals by hand, because this module does not import Foundation.
  private static func fixed(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = Int(saturating: (value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let rest = abs(hundredths) % 100
    return "\(sign)\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
