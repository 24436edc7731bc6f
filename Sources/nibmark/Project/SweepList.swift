import ArgumentParser
import Devices
import DocumentTools
import NibmarkRunner

/// What an option lists with commas.
struct SweepList<Value: Equatable & Sendable>: Sendable {
  let values: [Value]

  /// Reads a list; what is named twice counts once.
  private init(_ text: String, _ expected: String, _ value: (String) -> Value?) throws {
    var values: [Value] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = value(String(part)) else {
        let shown = part.isEmpty ? "nothing" : "“\(part)”"
        throw ValidationError("it takes \(expected), with commas between, not \(shown)")
      }
      if !values.contains(value) { values.append(value) }
    }
    self.values = values
  }
}

extension SweepList where Value == Double {
  /// Reads widths.
  @Sendable static func widths(_ text: String) throws -> SweepList {
    try SweepList(text, "points from 1 to 99999") { part in
      Double(part).flatMap { $0 >= 1 && $0 < 100_000 ? $0 : nil }
    }
  }
}

extension SweepList where Value == Device {
  /// Reads devices.
  @Sendable static func devices(_ text: String) throws -> SweepList {
    let names = DeviceTable.layoutTargets.map { device in
      (device.ids + ["(\(device.name))"]).joined(separator: " ")
    }.joined(separator: ", ")
    return try SweepList(text, "devices of " + names, DeviceTable.named)
  }
}

extension SweepList where Value == SweepOptions.Text {
  /// Reads kinds of texts.
  @Sendable static func texts(_ text: String) throws -> SweepList {
    let names = SweepOptions.Text.named.map(\.rawValue)
    return try SweepList(text, names.joined(separator: ", ")) { part in
      names.contains(part) ? SweepOptions.Text(rawValue: part) : nil
    }
  }

  /// Reads sizes of texts; `all` stands for each but the usual one.
  @Sendable static func sizes(_ text: String) throws -> SweepList {
    let sizes = TextSize.allCases.filter { $0 != .large }.map(\.rawValue)
    let names = text == "all" ? sizes.joined(separator: ",") : text
    let all = TextSize.allCases.map(\.rawValue).joined(separator: ", ")
    return try SweepList(names, "all, or sizes of \(all)") { part in
      TextSize(rawValue: part).map { .size($0) }
    }
  }
}

extension SweepList where Value == SweepOptions.Appearance {
  /// Reads appearances.
  @Sendable static func appearances(_ text: String) throws -> SweepList {
    let names = SweepOptions.Appearance.allCases.map(\.rawValue).joined(separator: ", ")
    return try SweepList(text, names, SweepOptions.Appearance.init(rawValue:))
  }
}
