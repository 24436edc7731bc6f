/// Names of selectors as Swift forms them for Objective-C.
enum SelectorName {
  /// The name of a method: the first label follows the base name, after `With` unless one of the
  /// words that meet is a preposition.
  static func method(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_", !first.isEmpty {
      if !prepositions.contains(firstWord(first)), !prepositions.contains(lastWord(base)) {
        name += "With"
      }
      name += capitalized(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }

  /// The name of a property's setter.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(_ name: String) -> String {
    let rest = name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
    return (name.prefix(1) + rest).lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else {
      return name.lowercased()
    }
    return name[start...].lowercased()
  }

  /// As in the compiler's `PartsOfSpeech.def`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
