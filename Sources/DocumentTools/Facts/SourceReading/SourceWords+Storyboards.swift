// From which storyboards code takes the scenes of types.
extension SourceWords {
  /// Notes the storyboard that a call such as `Card.make(fromStoryboard: .main)` names by a case, or that a type may
  /// be taken from any.
  mutating func noteStoryboard(of type: UInt64, _ bytes: Bytes, _ range: Range<Int>) {
    guard bytes[range.upperBound] == UInt8(ascii: ".") else {
      if let name = Self.storyboardOfAnswer(bytes, range) {
        storyboards[type, default: []].insert(Self.spelling(of: bytes[name]))
        answering.insert(type)
        return
      }
      if Self.mayBeAnswered(bytes, range) { freelyTaken.insert(type) }
      return
    }
    let member = Self.word(bytes, range.upperBound + 1)
    guard let name = Self.onlyCase(bytes, after: member.upperBound) else {
      if Self.isWithoutArguments(bytes, member.upperBound) {
        plainlyTaken.insert(type)
      } else {
        freelyTaken.insert(type)
      }
      return
    }
    storyboards[type, default: []].insert(Self.spelling(of: bytes[name]))
  }

  /// Whether a call behind a place has no arguments: `Card.make()` is answered by what the type has of its own.
  private static func isWithoutArguments(_ bytes: Bytes, _ end: Int) -> Bool {
    end + 1 < bytes.count && bytes[end] == 0x28 && bytes[end + 1] == 0x29
  }

  /// The storyboard that alone gives what stands behind a type, in `let card: Card = UIStoryboard.main.instantiate()`
  /// or in `-> Card { return UIStoryboard.main.instantiate() }`: the places of its name.
  private static func storyboardOfAnswer(_ bytes: Bytes, _ range: Range<Int>) -> Range<Int>? {
    var next = range.upperBound
    while next < bytes.count, [0x20, 0x21, 0x3f].contains(bytes[next]) { next += 1 }
    guard next < bytes.count else { return nil }
    let isBody = bytes[next] == UInt8(ascii: "{")
    if isBody {
      guard last(bytes, before: range.lowerBound) == UInt8(ascii: ">") else { return nil }
    } else {
      guard bytes[next] == UInt8(ascii: "=") else { return nil }
    }
    var owner = word(bytes, afterSpaces(bytes, next + 1))
    if equal(bytes, owner, "return") { owner = word(bytes, afterSpaces(bytes, owner.upperBound)) }
    if equal(bytes, owner, "let"),
      let value = valueOfConstant(bytes, after: owner.upperBound, of: range)
    {
      owner = value
    }
    guard equal(bytes, owner, "UIStoryboard"), let name = member(bytes, after: owner.upperBound),
      let call = member(bytes, after: name.upperBound)
    else { return nil }
    let end = call.upperBound
    let isPlain = end + 1 < bytes.count && bytes[end] == 0x28 && bytes[end + 1] == 0x29
    let verb = String(decoding: bytes[call], as: UTF8.self)
    return isPlain && verb.hasPrefix("instantiate") ? name : nil
  }

  /// The first word of the value of a constant of the same type: `let card: Card = …`.
  private static func valueOfConstant(
    _ bytes: Bytes,
    after end: Int,
    of type: Range<Int>
  ) -> Range<Int>? {
    let name = word(bytes, afterSpaces(bytes, end))
    let colon = afterSpaces(bytes, name.upperBound)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let declared = word(bytes, afterSpaces(bytes, colon + 1))
    let equals = afterSpaces(bytes, declared.upperBound)
    guard bytes[declared].elementsEqual(bytes[type]), equals < bytes.count,
      bytes[equals] == UInt8(ascii: "=")
    else { return nil }
    return word(bytes, afterSpaces(bytes, equals + 1))
  }

  /// The name behind the dot at a place.
  private static func member(_ bytes: Bytes, after end: Int) -> Range<Int>? {
    guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return nil }
    let name = word(bytes, end + 1)
    return name.isEmpty ? nil : name
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
