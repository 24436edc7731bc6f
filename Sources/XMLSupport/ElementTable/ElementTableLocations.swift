/// Where things stand in a source: found by reading it again, only when somebody asks.
struct SourcePlaces {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Line and column (in bytes, from 1) of an offset; the byte order mark does not count.
  /// - Complexity: O(`offset`).
  func lineAndColumn(_ offset: Int) -> (line: Int, column: Int) {
    let end = min(max(0, offset), bytes.count)
    var line = 1
    var lineStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in lineStart..<max(end, lineStart) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    return (line, max(1, end - lineStart + 1))
  }

  /// The `<` of the start tag that ends at `tagEnd`; a start tag holds no other.
  func tagStart(before tagEnd: Int) -> Int {
    var index = min(tagEnd, bytes.count - 1)
    while index > 0, bytes[index] != UInt8(ascii: "<") { index -= 1 }
    return max(0, index)
  }

  /// Where the name of an attribute starts in the start tag that ends at `tagEnd`.
  func attribute(_ name: String, inTagEndingAt tagEnd: Int) -> Int? {
    let wanted = Array(name.utf8)
    var index = tagStart(before: tagEnd)
    let end = min(tagEnd, bytes.count)
    while index < end, !isSpace(bytes[index]) { index += 1 }
    while index < end {
      while index < end, isSpace(bytes[index]) { index += 1 }
      let nameStart = index
      while index < end, bytes[index] != UInt8(ascii: "="), !isSpace(bytes[index]) { index += 1 }
      if bytes[nameStart..<index].elementsEqual(wanted) { return nameStart }
      while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") {
        index += 1
      }
      guard index < end else { return nil }
      let quote = bytes[index]
      index += 1
      while index < end, bytes[index] != quote { index += 1 }
      index += 1
    }
    return nil
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

extension ElementTable {
  private var places: SourcePlaces { SourcePlaces(bytes: source.bytes) }

  /// Where an element's start tag begins.
  /// - Complexity: O(bytes before it).
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
  /// - Complexity: O(bytes before it).
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

  /// The way from the root to an element, `document/objects/view[3aF-xO-Qqd]`.
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
