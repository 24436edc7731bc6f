extension SourceText {
  /// The classes of the controllers to which code gives a view: `controller.view = panel`.
  ///
  /// Such a controller loads no nib. Its class is the one that its variable has in the same file.
  /// - Complexity: O(bytes).
  var classesWithGivenViews: Set<String> {
    var names: Set<String> = []
    let words: [StaticString] = [".view = ", ".view=", " setView:"]
    for word in words {
      for place in places(after: word) where !isInComment(place) {
        let start = place - word.utf8CodeUnitCount
        if let name = nameAndStart(before: start)?.name { names.insert(name) }
      }
    }
    return types(of: names.subtracting(["self", "super"]))
  }

  /// Whether it looks for pictures among views, and sets images.
  var findsImages: Bool {
    let words: [StaticString] = [
      "as? UIImageView", "as! UIImageView", "is UIImageView", "[UIImageView class]",
      "(UIImageView *)",
    ]
    return (has(".image = ") || has(" setImage")) && words.contains(where: has)
  }

  /// The types that a file gives to variables: `Panel *name`, `name: Panel`, `name = Panel(`, `name = [[Panel alloc]`.
  private func types(of names: Set<String>) -> Set<String> {
    var types: Set<String> = []
    var place = names.isEmpty ? bytes.count : 0
    while let start = bytes[place...].firstIndex(where: Self.isOfName) {
      let end = bytes[start...].firstIndex { !Self.isOfName($0) } ?? bytes.count
      place = end
      guard names.contains(text(start, end)) else { continue }
      for type in [typeBefore(start), typeAfter(end)] {
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
    return String(type.prefix(while: \.isOfName))
  }
}
