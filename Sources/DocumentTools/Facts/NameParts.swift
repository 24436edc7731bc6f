/// The parts of which code makes names.
struct NameParts: Sendable {
  private var beginnings: Set<String> = []
  private var ends: Set<String> = []
  /// The ends that follow a beginning.
  private var both: [String: Set<String>] = [:]

  /// Takes parts of names.
  mutating func add(_ parts: Set<SourceWords.Parts>) {
    for part in parts {
      switch (part.beginning.isEmpty, part.end.isEmpty) {
      case (false, true): beginnings.insert(part.beginning)
      case (true, false): ends.insert(part.end)
      default: both[part.beginning, default: []].insert(part.end)
      }
    }
  }

  /// Whether a name may be made of them.
  ///
  /// A letter or two say nothing of a long name.
  /// - Parameters:
  ///   - name: The name.
  ///   - least: How many letters a part has at least.
  /// - Returns: False where the parts that it may be made of are shorter.
  /// - Complexity: O(characters²).
  func mayMake(_ name: String, least: Int = 1) -> Bool {
    for length in max(1, least)...max(1, least, name.count)
    where length * 4 >= name.count || length > 2 {
      let (beginning, end) = (String(name.prefix(length)), String(name.suffix(length)))
      if beginnings.contains(beginning) || ends.contains(end) { return true }
    }
    return both.contains { beginning, ends in
      name.hasPrefix(beginning) && ends.contains { name.hasSuffix($0) }
    }
  }
}
