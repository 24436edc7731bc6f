import Foundation

/// A change of a source file that changes nothing of what a program does.
public enum SourceChange: String, CaseIterable, Sendable, Codable {
  /// A function that nothing calls is added.
  case unusedFunction = "unused-function"
  /// A private function has another name.
  case privateName = "private-name"
  /// The file's last declaration is its first.
  case functionOrder = "function-order"

  /// The changed text of a file; nil where it has nothing to change.
  public func applied(to text: String) -> String? {
    switch self {
    case .unusedFunction: Self.withFunction(text)
    case .privateName: Self.renamed(text)
    case .functionOrder: Self.reordered(text)
    }
  }

  private static func withFunction(_ text: String) -> String {
    text + """

      /// Nothing calls this.
      @inline(never)
      public func nibmarkUnusedFunction(_ values: [Int]) -> Int {
        var sum = 0
        for (index, value) in values.enumerated() { sum = sum &* 31 &+ value ^ index }
        return sum
      }

      """
  }

  /// Renames the first private function that the file calls by its bare name alone.
  private static func renamed(_ text: String) -> String? {
    let declaration = /private (?:static )?func (\w+)\(/
    for match in text.matches(of: declaration) {
      let name = String(match.output.1)
      // By default a full stop between two letters is no end of a word.
      guard let whole = try? Regex("\\b\(name)\\b").wordBoundaryKind(.simple) else { continue }
      let places = text.matches(of: whole).map(\.range)
      let areBare = places.allSatisfy { place in
        text[place.upperBound...].hasPrefix("(") && !text[..<place.lowerBound].hasSuffix(".")
      }
      let declared = places.count { text[..<$0.lowerBound].hasSuffix("func ") }
      guard areBare, places.count > 1, declared == 1 else { continue }
      return text.replacing(whole, with: name + "Renamed")
    }
    return nil
  }

  /// Puts the file's last declaration before its second one.
  private static func reordered(_ text: String) -> String? {
    var parts: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      parts[parts.count - 1].append(line)
      if line == "}" { parts.append([]) }
    }
    // The first part has the imports, and the last one what follows all declarations.
    guard parts.count >= 4, !text.contains("\n#") else { return nil }
    parts.insert(parts.remove(at: parts.count - 2), at: 1)
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n")
  }
}
