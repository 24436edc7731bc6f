import HeadlessUIKit

/// `<assertProperties>`: names that no class has.
extension CaseInspector {
  mutating func inspectReadings(_ step: SourceElement) {
    let readings = step.text("are").split(separator: ";").compactMap {
      $0.split(separator: ":", maxSplits: 1).first.map(String.init)
    }
    for (attribute, paths) in [("path", [step.text("path")]), ("are", readings)] {
      for path in paths where !TemplateText.isTemplate(path) {
        guard let name = Self.unknownName(in: path) else { continue }
        report(ReadableProperties.unknown(name), at: step, attribute)
      }
    }
  }

  private static func unknownName(in path: String) -> String? {
    path.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
      .first { !ReadableProperties.isKnown($0) }
  }
}
