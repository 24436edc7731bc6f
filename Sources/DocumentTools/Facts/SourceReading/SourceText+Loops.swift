extension SourceText {
  /// What the variables of loops stand for: `for label in labels`, `labels.forEach { $0.text = … }`.
  ///
  /// In a closure without a name the variable is `0`, as a name knows no dollar sign.
  /// - Complexity: O(bytes).
  var loops: [String: Set<String>] {
    var loops: [String: Set<String>] = [:]
    for word: StaticString in ["for ", "for("] {
      for place in places(after: word) {
        let head = text(place, place + 120).prefix { $0 != "\n" && $0 != "{" && $0 != ";" }
        guard let word = head.firstRange(of: " in "),
          let variable = Self.names(in: head[..<word.lowerBound]).last
        else { continue }
        let list = head[word.upperBound...]
        let names = Self.names(in: list).filter { $0 != "self" }
        // What stands in brackets is gone through one after the other.
        let isWritten = list.hasPrefix("[") && list.contains(",")
        loops[variable, default: []].formUnion(isWritten ? names : Array(names.prefix(1)))
      }
    }
    for place in places(after: ".forEach") {
      guard let list = nameAndStart(before: place - 8)?.name else { continue }
      let head = text(place, place + 60).drop { " ({\n".contains($0) }.prefix { $0 != "\n" }
      let names = head.firstRange(of: " in").map { Self.names(in: head[..<$0.lowerBound]) } ?? []
      loops[names.count == 1 ? names[0] : "0", default: []].insert(list)
    }
    return loops
  }

  private static func names(in text: Substring) -> [String] {
    text.split { !$0.isOfName }.map(String.init)
  }
}
