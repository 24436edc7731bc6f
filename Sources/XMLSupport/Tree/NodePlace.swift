/// The position of an element's start tag, packed into the pointer-sized field of libxml2's node.
///
/// libxml2 keeps 16 bits for a line. This has 36 for the line, 16 for the column and 12 for the
/// file.
struct NodePlace: Equatable {
  /// The line, from 1; 0 when unknown.
  var line: Int
  /// The column in bytes, from 1; 0 when unknown or too large to keep.
  var column: Int

  private static let columnBits = 16
  private static let lineBits = 36
  private static let columnMax = 1 << columnBits - 1
  private static let lineMax = 1 << lineBits - 1
  /// The greatest number of files in one tree.
  static let fileCountMax = 1 << 11 - 1

  /// Returns the position as the pointer-sized value that a node stores.
  func packed(file: Int) -> UnsafeMutableRawPointer? {
    let column = self.column > Self.columnMax ? 0 : self.column
    let line = min(max(self.line, 0), Self.lineMax)
    // The file counts from 1, so that a packed position is never the null pointer.
    let bits = (file + 1) << (Self.lineBits + Self.columnBits) | line << Self.columnBits | column
    return UnsafeMutableRawPointer(bitPattern: bits)
  }

  /// Reads the result of ``packed(file:)``; `nil` for a node without a position.
  static func unpack(_ pointer: UnsafeMutableRawPointer?) -> (file: Int, place: NodePlace)? {
    guard let pointer else { return nil }
    let bits = Int(bitPattern: pointer)
    let file = bits >> (lineBits + columnBits) - 1
    let place = NodePlace(line: bits >> columnBits & lineMax, column: bits & columnMax)
    return file >= 0 ? (file, place) : nil
  }

  /// An offset with the start of its line, so that the next tag need not go further back.
  struct KnownLine {
    var offset = 0
    var start = 0
  }

  /// Finds the start of the tag that ends before `end`, going back to its `<`.
  ///
  /// - Complexity: O(*n*) in the bytes since the known offset.
  static func ofTag(
    endingAt end: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    endLine: Int,
    since known: inout KnownLine
  ) -> NodePlace {
    var line = endLine
    var index = end - 1
    while index >= 0, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: "\n") { line -= 1 }
      index -= 1
    }
    guard index >= 0 else { return NodePlace(line: endLine, column: 0) }
    if index < known.offset { known = KnownLine() }
    var start = index
    while start > known.offset, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    if start == known.offset { start = known.start }
    known = KnownLine(offset: index, start: start)
    let mark = start == 0 && bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB ? 3 : 0
    return NodePlace(line: line, column: max(index - start - mark, 0) + 1)
  }
}
