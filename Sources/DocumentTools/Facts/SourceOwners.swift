import Numbers

/// The classes of a source by their lines: what begins at the left edge goes on until the next that does.
struct SourceOwners {
  private struct Part {
    var start: Int
    /// The name of a class; nil for anything else.
    var name: String?
  }

  private var parts: [Part] = []
  private var lineStarts: [Int] = [0]

  private static let kinds: Set<Substring> = [
    "class", "extension", "struct", "enum", "protocol", "actor", "func", "let", "var",
    "@implementation", "@interface", "@end", "@protocol",
  ]
  private static let owning: Set<Substring> = ["class", "extension", "@implementation"]

  /// Reads a source; nil for one with a class in another, where an edge says too little.
  ///
  /// - Complexity: O(bytes).
  init?(_ text: SourceText) {
    for (index, byte) in text.bytes.enumerated() where byte == 0x0a { lineStarts.append(index + 1) }
    for start in lineStarts {
      let line = text.text(start, start + 160).prefix { $0 != "\n" }
      if Self.isInnerClass(line) { return nil }
      guard let first = line.first, first.isLetter || first == "@" else { continue }
      let words = line.split { " :(<{".contains($0) }
      guard let kind = words.firstIndex(where: Self.kinds.contains) else { continue }
      let name = Self.owning.contains(words[kind]) ? words[(kind + 1)...].first : nil
      parts.append(Part(start: start, name: name.map(String.init)))
    }
  }

  /// The class around a place, and the place's line from 1; nil beside all classes.
  ///
  /// - Complexity: O(log lines).
  func owner(at place: Int) -> (name: String, line: Int)? {
    let part = parts.partitioningIndex { $0.start > place }
    guard part > 0, let name = parts[part - 1].name else { return nil }
    return (name, lineStarts.partitioningIndex { $0 > place })
  }

  private static func isInnerClass(_ line: Substring) -> Bool {
    guard let first = line.first, first == " " || first == "\t" else { return false }
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let place = words.firstIndex(of: "class"), place < 3, place + 1 < words.count else {
      return false
    }
    return words[place + 1].first?.isUppercase == true && line.contains("{")
  }
}
