extension SourceText {
  /// The classes of the controllers to which code gives a view: `controller.view = panel`.
  ///
  /// Such a controller loads no nib. Its class is the one that its variable has in the same file.
  /// - Complexity: O(bytes) for each such controller.
  var classesWithGivenViews: Set<String> {
    var classes: Set<String> = []
    let words: [StaticString] = [".view = ", ".view=", " setView:"]
    for word in words {
      for place in places(after: word) where !isInComment(place) {
        let start = place - word.utf8CodeUnitCount
        guard let name = nameAndStart(before: start)?.name, name != "self", name != "super" else {
          continue
        }
        classes.formUnion(types(of: Array(name.utf8)))
      }
    }
    return classes
  }

  /// The types that a file gives to a variable: `Panel *name`, `name: Panel`, `name = Panel(`, `name = [[Panel alloc]`.
  private func types(of name: [UInt8]) -> Set<String> {
    guard let first = name.first, name.count < bytes.count else { return [] }
    var types: Set<String> = []
    for place in 0...(bytes.count - name.count)
    where bytes[place] == first && bytes[place...].starts(with: name) {
      let end = place + name.count
      guard !Self.isOfWord(byte(place - 1)), !Self.isOfWord(byte(end)) else { continue }
      for type in [typeBefore(place), typeAfter(end)] {
        if let type, type.first?.isUppercase == true { types.insert(type) }
      }
    }
    return types
  }

  private func typeBefore(_ place: Int) -> String? {
    var end = place
    while byte(end - 1) == 0x20 { end -= 1 }
    guard byte(end - 1) == UInt8(ascii: "*") else { return nil }
    return nameAndStart(before: end - 1)?.name
  }

  private func typeAfter(_ place: Int) -> String? {
    let rest = text(place, place + 80).drop { $0 == " " }
    guard rest.hasPrefix("=") || rest.hasPrefix(":") else { return nil }
    let type = rest.dropFirst().drop { " [\n".contains($0) }
    return String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f: true
    default: byte >= 0x80
    }
  }
}
