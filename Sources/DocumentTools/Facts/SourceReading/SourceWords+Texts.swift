import Numbers

// The texts in quotation marks, and the parts that they have.
extension SourceWords {
  /// Reads a text in quotation marks, from the first of them; answers the place after it.
  mutating func readText(_ bytes: Bytes, _ start: Int) -> Int {
    let isLong =
      start + 2 < bytes.count && bytes[start + 1] == bytes[start]
      && bytes[start + 2] == bytes[start]
    var place = start + (isLong ? 3 : 1)
    let first = place
    var holes: [Range<Int>] = []
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        if !isLong { break }
        if place + 2 < bytes.count, bytes[place + 1] == byte, bytes[place + 2] == byte { break }
      }
      if byte == 0x0a, !isLong { break }
      if byte == UInt8(ascii: "\\"), place + 1 < bytes.count {
        guard isSwift, bytes[place + 1] == UInt8(ascii: "(") else {
          place += 2
          continue
        }
        let end = Self.afterHole(bytes, place + 1)
        holes.append(place..<end)
        place = end
        continue
      }
      if byte == UInt8(ascii: "%") {
        let end = Self.afterFormat(bytes, place)
        holes.append(place..<end)
        place = end
        continue
      }
      place += 1
    }
    let end = min(place, bytes.count)
    take(bytes, first..<max(first, end), holes, after: start)
    former = .other
    return end + (isLong ? 3 : 1)
  }

  /// The hash of a text without the ending of a document: “Main.storyboard” names the same as “Main”.
  private static func stem(_ bytes: Bytes, _ range: Range<Int>) -> UInt64 {
    let ending: StaticString = ".storyboard"
    let start = range.upperBound - ending.utf8CodeUnitCount
    let hasEnding = start > range.lowerBound && equal(bytes, start..<range.upperBound, ending)
    let end = hasEnding ? start : range.upperBound
    return FNV1a.hash(Bytes(rebasing: bytes[range.lowerBound..<end]))
  }

  private static func afterHole(_ bytes: Bytes, _ start: Int) -> Int {
    var depth = 0
    var place = start
    var isQuoted = false
    while place < bytes.count, bytes[place] != 0x0a {
      switch bytes[place] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("): if !isQuoted { depth += 1 }
      case UInt8(ascii: ")"): if !isQuoted { depth -= 1 }
      default: break
      }
      place += 1
      if depth == 0 { return place }
    }
    return place
  }

  private static func afterFormat(_ bytes: Bytes, _ start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, place < start + 8 {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "@") || (0x41...0x5a).contains(byte) { return place }
      let isLetter = (0x61...0x7a).contains(byte)
      if isLetter, byte != UInt8(ascii: "l"), byte != UInt8(ascii: "h") { return place }
      if byte <= 0x20 || byte == UInt8(ascii: "\"") { return start + 1 }
    }
    return start + 1
  }

  private mutating func take(
    _ bytes: Bytes,
    _ range: Range<Int>,
    _ holes: [Range<Int>],
    after quote: Int
  ) {
    guard !range.isEmpty else { return }
    let isOfCell = Self.isOfCell(bytes, quote)
    if range.count <= 100 {
      let hash = FNV1a.hash(Bytes(rebasing: bytes[range]))
      if !isOfCell {
        name(hash)
        name(Self.file(Self.stem(bytes, range)))
      }
      if !Self.isNameOfFile(bytes, quote) { name(Self.text(hash)) }
      if range.count <= 16, NamedDocument.additions.contains(hash) { additions.insert(hash) }
    }
    var place = range.lowerBound
    while place < range.upperBound, !isOfCell {
      let word = Self.word(bytes, place)
      if !word.isEmpty {
        let hash = FNV1a.hash(Bytes(rebasing: bytes[word.clamped(to: range)]))
        name(hash)
        if !holes.isEmpty, Self.naming.contains(hash) { asksNames = true }
      }
      place = word.upperBound + 1
    }
    if let first = holes.first, let last = holes.last {
      add(bytes, range.lowerBound..<first.lowerBound, last.upperBound..<range.upperBound)
    }
    let before = Self.last(bytes, before: quote)
    let after = Self.afterSpaces(bytes, range.upperBound + 1)
    let isFollowed = after < bytes.count && bytes[after] == UInt8(ascii: "+")
    let end = range.upperBound..<range.upperBound
    if isFollowed || former == .appending { add(bytes, range, end) }
    if before == UInt8(ascii: "+") || former == .appending || before == UInt8(ascii: "=") {
      // After += as well.
      if before != UInt8(ascii: "=") || Self.isAdded(bytes, quote) {
        add(bytes, range.lowerBound..<range.lowerBound, range)
      }
    }
  }

  static func place(before start: Int, in bytes: Bytes) -> Int? {
    var place = start - 1
    while place >= 0, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: "@") { place -= 1 }
    return place >= 0 ? place : nil
  }

  static func last(_ bytes: Bytes, before start: Int) -> UInt8? {
    place(before: start, in: bytes).map { bytes[$0] }
  }

  private static func isAdded(_ bytes: Bytes, _ start: Int) -> Bool {
    place(before: start, in: bytes).map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "+") } ?? false
  }

  private mutating func add(_ bytes: Bytes, _ beginning: Range<Int>, _ end: Range<Int>) {
    if beginning.isEmpty, end.isEmpty { hasJoined = true }
    guard beginning.count < 64, end.count < 64, !beginning.isEmpty || !end.isEmpty else { return }
    let isOfName = { (byte: UInt8) in Self.isOfWord(byte) || byte == 0x2d || byte == 0x7e }
    guard bytes[beginning].allSatisfy(isOfName), bytes[end].allSatisfy(isOfName) else { return }
    parts.insert(
      Parts(
        beginning: String(decoding: bytes[beginning], as: UTF8.self),
        end: String(decoding: bytes[end], as: UTF8.self)
      )
    )
  }
}
