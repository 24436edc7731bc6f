/// A replacement of some bytes of a file; an empty range inserts.
struct Edit {
  let range: Range<Int>
  let text: String

  /// The text with its edits applied; edits at one place stay in their order.
  ///
  /// An edit that begins within an earlier one is left out.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 32)
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }
}
