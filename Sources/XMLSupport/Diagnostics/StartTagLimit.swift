/// Finds a start tag that is too long before libxml2 reads it.
///
/// libxml2 compares each attribute of a tag with all before it, and reports the tag only then. So a
/// tag of some hundred kilobytes costs seconds although a limit refuses it afterwards.
struct StartTagLimit {
  let limits: XMLLimits

  /// A tag beyond a limit.
  struct Excess: Equatable {
    /// Where the tag begins.
    var offset: Int
    /// What is wrong with it.
    var message: String
    /// What the limit allows.
    var expected: String

    /// The error of the tag, at its place or at that of the entity that holds it.
    func error(at place: DocumentLocation) -> XMLError {
      XMLError(.sizeLimit, message, at: place, expected: expected)
    }
  }

  /// The first start tag with too many bytes or attributes; nil when there is none.
  ///
  /// Text that looks like such a tag is refused as well. Bytes of zero are passed over, so that
  /// UTF-16 is covered.
  /// - Complexity: O(bytes of long tags), with one look at each some thousand of other bytes.
  func firstExcess(in bytes: UnsafeBufferPointer<UInt8>) -> Excess? {
    // A tag with more attributes than allowed has at least these bytes: ` a=""` for each.
    let step = max(1, min(limits.startTagByteCountMax, 5 * limits.attributeCountMax))
    var place = 0
    while place + step < bytes.count {
      var index = place + step
      while index > place, bytes[index] != UInt8(ascii: "<") { index -= 1 }
      guard index == place else {
        place = index
        continue
      }
      let (end, excess) = tag(at: place, in: bytes)
      if let excess { return excess }
      place = bytes[end...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    }
    return nil
  }

  /// Reads a start tag up to its end or the limit of bytes.
  private func tag(
    at start: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (end: Int, excess: Excess?) {
    guard bytes[start] == UInt8(ascii: "<"), Self.isName(bytes, after: start) else {
      return (start + 1, nil)
    }
    var quote: UInt8?
    var attributeCount = 0
    for index in (start + 1)..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "=") {
        attributeCount += 1
      } else if byte == UInt8(ascii: ">") {
        return (index, attributeExcess(start, attributeCount))
      }
      if index - start >= limits.startTagByteCountMax { return (index, byteExcess(start)) }
    }
    return (bytes.count, nil)
  }

  private static func isName(_ bytes: UnsafeBufferPointer<UInt8>, after start: Int) -> Bool {
    guard let first = bytes[(start + 1)...].first(where: { $0 != 0 }) else { return false }
    return first > 0x40 || first == UInt8(ascii: ":")
  }

  private func attributeExcess(_ start: Int, _ count: Int) -> Excess? {
    guard count > limits.attributeCountMax else { return nil }
    return Excess(
      offset: start,
      message: "an element has \(count) attributes",
      expected: "at most \(limits.attributeCountMax)"
    )
  }

  private func byteExcess(_ start: Int) -> Excess {
    Excess(
      offset: start,
      message: "a start tag has more than \(limits.startTagByteCountMax) bytes",
      expected: "long texts in elements of their own"
    )
  }
}
