/// Finds positions in a source by reading it again, only on request.
struct SourcePlaces {
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: LineStarts

  /// Line and column (in bytes, from 1) of an offset; the byte order mark does not count.
  func lineAndColumn(_ offset: Int) -> (line: Int, column: Int) {
    let end = min(max(0, offset), bytes.count)
    let (line, start) = lines.line(ofOffset: end, in: bytes)
    return (line, max(1, end - start + 1))
  }

  /// The `<` of the start tag that ends at `tagEnd`; a start tag contains no other `<`.
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
