import TestModel

/// OpenMetrics text 1.0: one gauge for each metric, with a label for the statistic.
///
/// GitLab compares the values of such a file as text, so times differ in every run. Exact counters
/// come first: a metrics report may be cut to them.
struct OpenMetricsExport: RunRenderer {
  let formatName = ExportFormat.openMetrics.rawValue

  func render(_ run: RunResult) -> String {
    var families: [String: [ExportedMetric]] = [:]
    for one in ExportedMetric.all(of: run) { families[Self.family(one), default: []].append(one) }
    let names = families.keys.sorted { one, other in
      let isExact = [one, other].map { families[$0]?.first?.summary.isExact == true }
      return isExact[0] == isExact[1] ? one < other : isExact[0]
    }
    var text = ""
    for name in names {
      let metrics = families[name] ?? []
      text += "# TYPE \(name) gauge\n"
      if let unit = Self.unit(metrics[0].summary.unit) { text += "# UNIT \(name) \(unit)\n" }
      text += "# HELP \(name) \(Self.escaped(metrics[0].metric)) of one iteration.\n"
      for one in metrics { text += Self.lines(one, name) }
    }
    return text + "# EOF\n"
  }

  private static func lines(_ one: ExportedMetric, _ name: String) -> String {
    let identity = one.result.identity
    let labels =
      "suite=\"\(escaped(identity.className))\",case=\"\(escaped(identity.name))\""
    // Ratios have no unit, so they cannot be in a family with one.
    let statistics = one.summary.statistics.filter {
      $0.value.isFinite && !$0.name.lowercased().hasSuffix("ratio")
    }
    return statistics.map { statistic in
      let value = isTime(one.summary.unit) ? statistic.value / 1e9 : statistic.value
      return "\(name){\(labels),statistic=\"\(escaped(statistic.name))\"} \(Figures.plain(value))\n"
    }.joined()
  }

  // A family's name ends in its unit, and base units are seconds and bytes.
  private static func family(_ one: ExportedMetric) -> String {
    var name = "nibmark_"
    for character in one.metric.unicodeScalars {
      if character.properties.isUppercase { name += "_" }
      let isWord = character.isASCII && character.properties.isAlphabetic
      let isDigit = ("0"..."9").contains(character)
      name += isWord || isDigit ? String(character).lowercased() : "_"
    }
    if let unit = unit(one.summary.unit), !name.hasSuffix("_" + unit) { name += "_" + unit }
    return name
  }

  private static func isTime(_ unit: String) -> Bool { unit == "ns" }

  private static func unit(_ unit: String) -> String? {
    switch unit {
    case "ns": "seconds"
    case "bytes": "bytes"
    default: nil
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingScalars(["\\": "\\\\", "\"": "\\\"", "\n": "\\n"])
  }
}
