import Foundation
import Numbers
import TestModel

/// Formats figures for people, the same in every report.
enum Figures {
  /// A duration: `0.42 ms`, `3.10 s`, `2 min 05 s`.
  static func duration(_ duration: Duration) -> String {
    // To a nanosecond, as reports store it: a figure is the same from a stored run.
    seconds(duration.reportSeconds)
  }

  /// A duration given in seconds.
  static func seconds(_ seconds: Double) -> String {
    let size = abs(seconds)
    if size >= 3600 {
      let minutes = wholeNumber(seconds / 60)
      return "\(minutes / 60) h \(twoDigits(minutes % 60)) min"
    }
    if size >= 60 {
      let whole = wholeNumber(seconds)
      return "\(whole / 60) min \(twoDigits(whole % 60)) s"
    }
    if size >= 1 { return threeDigits(seconds) + " s" }
    if size >= 1e-3 { return threeDigits(seconds * 1e3) + " ms" }
    if size >= 1e-6 { return threeDigits(seconds * 1e6) + " µs" }
    return size == 0 ? "0 s" : threeDigits(seconds * 1e9) + " ns"
  }

  /// A measured value in its unit.
  static func value(_ value: Double, unit: String) -> String {
    guard value.isFinite else { return "\(value)" }
    switch unit {
    case "ns": return seconds(value / 1e9)
    case "µs", "us": return seconds(value / 1e6)
    case "ms": return seconds(value / 1e3)
    case "s": return seconds(value)
    case "bytes", "B": return bytes(value)
    case "count", "": return count(value)
    default: return "\(count(value)) \(unit)"
    }
  }

  /// A count, in groups of three digits; a fraction keeps three digits.
  static func count(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    guard value == value.rounded() else { return threeDigits(value) }
    let digits = String(Int(saturating: abs(value)))
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "\u{202f}" }
      grouped.append(digit)
    }
    return (value < 0 ? "−" : "") + grouped
  }

  /// Formats a value for machines: the shortest text that reads back as the same number.
  static func plain(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15, value == value.rounded() else { return "\(value)" }
    return String(Int(saturating: value))
  }

  /// A part as a percentage.
  static func percent(_ part: Double) -> String {
    part.isFinite ? threeDigits(part * 100) + " %" : "–"
  }

  /// `1 case`, `2 cases`.
  static func plural(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(Figures.count(Double(count))) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  private static func bytes(_ value: Double) -> String {
    let size = abs(value)
    if size >= 1_048_576 { return threeDigits(value / 1_048_576) + " MiB" }
    if size >= 10_240 { return threeDigits(value / 1024) + " KiB" }
    return count(value) + " B"
  }

  private static func threeDigits(_ value: Double) -> String {
    let size = abs(value)
    let decimals = size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2
    return String(format: "%.\(decimals)f", value)
  }

  private static func wholeNumber(_ value: Double) -> Int {
    value.isFinite && abs(value) < 1e15 ? Int(saturating: value.rounded()) : 0
  }

  private static func twoDigits(_ value: Int) -> String { String(format: "%02d", value) }
}
