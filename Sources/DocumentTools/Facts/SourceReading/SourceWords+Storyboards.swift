// From which storyboards code takes the scenes of types.
extension SourceWords {
  /// Notes the storyboard that a call such as `Card.make(fromStoryboard: .main)` names by a case, or that a type may
  /// be taken from any.
  mutating func noteStoryboard(of type: UInt64, _ bytes: Bytes, _ range: Range<Int>) {
    guard bytes[range.upperBound] == UInt8(ascii: ".") else {
      if Self.mayBeAnswered(bytes, range) { freelyTaken.insert(type) }
      return
    }
    let member = Self.word(bytes, range.upperBound + 1)
    guard let name = Self.onlyCase(bytes, after: member.upperBound) else {
      freelyTaken.insert(type)
      return
    }
    storyboards[type, default: []].insert(Self.spelling(of: bytes[name]))
  }

  /// Whether what a call answers may be of a type that stands before it: `let card: Card = make()`, `-> Card`, `<Card>`.
  private static func mayBeAnswered(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    if let before = last(bytes, before: range.lowerBound), [0x3c, 0x3e].contains(before) {
      return true
    }
    var next = range.upperBound
    while next < bytes.count, [0x20, 0x21, 0x3f].contains(bytes[next]) { next += 1 }
    return next < bytes.count && [0x3d, 0x28, 0x3e].contains(bytes[next])
  }

  /// The case that a call has as its only argument: the places of its name.
  private static func onlyCase(_ bytes: Bytes, after end: Int) -> Range<Int>? {
    guard end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return nil }
    var place = afterSpaces(bytes, end + 1)
    let label = word(bytes, place)
    if !label.isEmpty {
      place = afterSpaces(bytes, label.upperBound)
      guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return nil }
      place = afterSpaces(bytes, place + 1)
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ".") else { return nil }
    let name = word(bytes, place + 1)
    let close = afterSpaces(bytes, name.upperBound)
    guard !name.isEmpty, close < bytes.count, bytes[close] == UInt8(ascii: ")") else { return nil }
    return name
  }
}
