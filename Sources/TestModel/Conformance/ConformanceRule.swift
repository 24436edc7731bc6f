/// A rule of conformance, such as `TV-55`, which cases name in `rule=`.
public struct ConformanceRule: Sendable, Equatable {
  /// The number, such as `TV-55`.
  public let id: String
  /// Its confidence; for a rule with parts, one for each, the surest first.
  public let confidences: [RuleConfidence]
  /// Its content in one line.
  public let summary: String

  /// The confidences as reports print them, such as `high/medium`.
  public var confidenceText: String { confidences.map(\.rawValue).joined(separator: "/") }
}

extension ConformanceRule {
  /// All rules, by area and number.
  public static let all: [ConformanceRule] =
    String(decoding: PackageResources.rules_txt, as: UTF8.self)
    .split(separator: "\n")
    .compactMap { ConformanceRule(line: $0) }

  /// Reads a line `number | confidence | summary`; nil for comments.
  ///
  /// A test holds the list to this form.
  init?(line: Substring) {
    guard line.first != "#" else { return nil }
    let parts = line.split(separator: "|", maxSplits: 2).map(Self.trimmed)
    guard parts.count == 3 else { return nil }
    id = parts[0]
    confidences = parts[1].split(separator: "/").compactMap { RuleConfidence(rawValue: String($0)) }
    summary = parts[2]
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
