extension ValueKind {
  /// The pattern of XSD 1.0 for the values of this type; nil where every text will do.
  ///
  /// All types restrict `xs:string`, so that no white space is collapsed on the way to the pattern.
  var pattern: String? {
    switch self {
    case .text: nil
    case .nonEmptyText: ".+"
    // A line feed is white space there, or belongs to a string.
    case .xpath: #"[\s\S]+"#
    case .identifier: Self.identifierPattern
    case .className: #"[A-Za-z_][A-Za-z0-9_$]*(\.[A-Za-z_][A-Za-z0-9_$]*)*"#
    case .number: #"-?[0-9]{1,12}(\.[0-9]{1,17})?"#
    case .count: "[0-9]{1,9}"
    case .positiveCount: "[1-9][0-9]{0,8}"
    case .boolean: "YES|NO"
    case .choice(let names): names.map(Self.escaped).joined(separator: "|")
    case .duration: #"[0-9]{1,9}(\.[0-9]{1,9})?(ms|s|min)"#
    case .counts: "[0-9]{1,9}( [0-9]{1,9})*"
    case .identifiers: "\(Self.identifierPattern)( \(Self.identifierPattern))*"
    case .rules: "\(Self.rulePattern)( \(Self.rulePattern))*"
    case .sweep: "\(Self.sweepPattern)(; \(Self.sweepPattern))*"
    case .path: #"[^/\\].*"#
    case .reference(let kind), .definition(let kind):
      kind.nameKind.pattern
    }
  }

  private static let identifierPattern = #"[A-Za-z_][A-Za-z0-9_\-.]*"#
  private static let rulePattern = #"[A-Z]{1,4}-[A-Za-z0-9]{1,8}(\.[0-9]{1,2})?"#
  private static let sweepPattern =
    #"[A-Za-z_][A-Za-z0-9_]*:( (-?[0-9]{1,12}(\.[0-9]{1,17})?|[A-Za-z_][A-Za-z0-9_\-.]*))+"#

  private static func escaped(_ name: String) -> String {
    name.map { "().[]{}*+?|\\^$-".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// What the value should have been, for a message.
  var expectation: String {
    switch self {
    case .text: "text"
    case .nonEmptyText: "a text that is not empty"
    case .identifier: "a name of letters, digits, \"_\", \"-\" and \".\" that begins with a letter"
    case .className: "the name of a class"
    case .number: "a number"
    case .count: "a whole number from 0 to 999999999"
    case .positiveCount: "a whole number from 1 to 999999999"
    case .boolean: "YES or NO"
    case .choice(let names): names.joinedAsAlternatives()
    case .xpath: "an XPath expression"
    case .duration: "a duration such as 0.3s, 200ms or 1min"
    case .counts: "whole numbers, apart by single spaces"
    case .identifiers: "names, apart by single spaces"
    case .rules: "rules such as NB-17 or TV-55.2, apart by single spaces"
    case .sweep: "variables with numbers or names, such as \"items: 10 100; style: plain grouped\""
    case .path: "a path relative to this file's folder"
    case .reference(let kind), .definition(let kind): kind.nameKind.expectation
    }
  }

  /// Whether a value has this type's form.
  ///
  /// - Complexity: O(n) in the value's length.
  func accepts(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    switch self {
    case .text: return true
    case .nonEmptyText: return Lexical.isLine(value)
    case .xpath: return !value.isEmpty
    case .identifier: return Lexical.isIdentifier(bytes[...])
    case .className: return Lexical.isClassName(bytes[...])
    case .number: return Lexical.isNumber(bytes[...])
    case .count: return Lexical.isDigits(bytes[...], max: 9)
    case .positiveCount:
      return Lexical.isDigits(bytes[...], max: 9) && bytes.first != UInt8(ascii: "0")
    case .boolean: return value == "YES" || value == "NO"
    case .choice(let names): return names.contains(value)
    case .duration: return Lexical.duration(value) != nil
    case .counts:
      return Lexical.isList(bytes[...]) { Lexical.isDigits($0, max: 9) }
    case .identifiers: return Lexical.isList(bytes[...], of: Lexical.isIdentifier)
    case .rules: return Lexical.isList(bytes[...], of: Lexical.isRule)
    case .sweep: return SweepVariable.parse(value) != nil
    case .path:
      return Lexical.isLine(value) && bytes.first != UInt8(ascii: "/")
        && bytes.first != UInt8(ascii: "\\")
    case .reference(let kind), .definition(let kind): return kind.nameKind.accepts(value)
    }
  }
}

extension ReferenceKind {
  /// The form of its names.
  var nameKind: ValueKind {
    switch self {
    case .nib, .storyboard: .nonEmptyText
    case .fixture, .testCase, .steps: .identifier
    case .declaredClass: .className
    }
  }
}

extension [String] {
  /// `a, b or c`.
  func joinedAsAlternatives() -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
