extension ElementTable {
  private var places: SourcePlaces { SourcePlaces(bytes: source.bytes, lines: source.lines) }

  /// Where an element's start tag begins.
  /// - Complexity: O(log lines + bytes of the tag); the first request reads the whole source.
  package func location(_ element: Int32) -> DocumentLocation {
    let position = Int(elements[Int(element)].position)
    switch placing {
    case .lines: return DocumentLocation(file: file, line: position)
    case .offsets:
      let (line, column) = places.lineAndColumn(places.tagStart(before: position))
      return DocumentLocation(file: file, line: line, column: column)
    }
  }

  /// Where an attribute's name begins.
  /// - Complexity: O(log lines + bytes of the tag); the first request reads the whole source.
  package func location(attribute: Int) -> DocumentLocation {
    let element = owner(ofAttribute: attribute)
    guard case .offsets = placing,
      let offset = places.attribute(
        attributeName(attribute),
        inTagEndingAt: Int(elements[Int(element)].position)
      )
    else { return location(element) }
    let (line, column) = places.lineAndColumn(offset)
    return DocumentLocation(file: file, line: line, column: column)
  }

  /// The path from the root to an element, `document/objects/view[3aF-xO-Qqd]`.
  package func path(_ element: Int32) -> String {
    var parts: [String] = []
    var index = element
    while index >= 0 {
      let record = elements[Int(index)]
      let identifier = record.symbol >= 0 ? "[\(text(symbol: record.symbol))]" : ""
      parts.append(elementName(index) + identifier)
      index = record.parent
    }
    return parts.reversed().joined(separator: "/")
  }
}
