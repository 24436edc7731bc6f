import HeadlessUIKit

/// `<assertProperties>`: names that no class has.
extension CaseInspector {
  mutating func inspectReadings(_ step: SourceElement) {
    let readings = step.text("are").split(separator: ";").compactMap {
      $0.split(separator: ":", maxSplits: 1).first.map(String.init)
    }
    for (attribute, paths) in [("path", [step.text("path")]), ("are", readings)] {
      for path in paths where !TemplateText.isTemplate(path) {
        if let name = Self.unknownName(in: path) { reportReading(name, attribute, of: step) }
      }
    }
  }

  private static func unknownName(in path: String) -> String? {
    path.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
      .first { !ReadableProperties.isKnown($0) }
  }

  private mutating func reportReading(
    _ name: String,
    _ attribute: String,
    of step: SourceElement
  ) {
    report(
      "no class has a property \"\(name)\" that a suite can read"
        + NearestName.hint(name, in: ReadableProperties.names.sorted()),
      at: step,
      attribute
    )
  }
}
