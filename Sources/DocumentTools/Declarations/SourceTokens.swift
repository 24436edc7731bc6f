/// The words and marks of a source file, without its comments and texts.
///
/// Of `#if` it tells the branches; other directives of C are left out whole.
struct SourceTokens {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// A piece of a source file.
  enum Token: Equatable {
    case word(Range<Int>)
    case mark(UInt8)
    case text
    /// A branch of `#if` begins.
    case branch(Branch)
    case end
  }

  /// What a directive does to the branches.
  enum Branch: Equatable {
    case begins, continues, ends
  }

  let bytes: Bytes
  let isSwift: Bool
  /// Where the next token is looked for.
  var place = 0
  /// Whether a line ended before the last token.
  private(set) var startsLine = true
  /// How many branches ended in bodies that began in them.
  var endedBranchCount = 0

  init(_ bytes: Bytes, isSwift: Bool) {
    self.bytes = bytes
    self.isSwift = isSwift
  }

  /// The next token.
  ///
  /// - Complexity: O(bytes up to its end).
  mutating func next() -> Token {
    startsLine = place == 0
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case 0x0a, 0x0d:
        startsLine = true
        place += 1
      case 0...0x20: place += 1
      case _ where Self.isOfWord(byte): return readWord()
      case UInt8(ascii: "/") where skipComment(): break
      case UInt8(ascii: "\""):
        skipText()
        return .text
      case UInt8(ascii: "'") where !isSwift:
        skipCharacter()
        return .text
      case UInt8(ascii: "#"):
        if let token = readDirective() { return token }
      default:
        place += 1
        return .mark(byte)
      }
    }
    return .end
  }

  /// The next token, which stays the next one.
  func peek() -> Token {
    var copy = self
    return copy.next()
  }

  /// Whether the next token stands in another line.
  var nextStartsLine: Bool {
    var copy = self
    _ = copy.next()
    return copy.startsLine
  }

  /// The text of a word.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a word is another.
  func equal(_ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount
      && range.enumerated().allSatisfy { bytes[$1] == word.utf8Start[$0] }
  }

  /// Takes the next token where it is a mark.
  mutating func take(_ mark: Character) -> Bool {
    var copy = self
    guard let byte = mark.asciiValue, copy.next() == .mark(byte) else { return false }
    self = copy
    return true
  }

  /// Takes the next token where it is a word.
  mutating func takeWord() -> String? {
    var copy = self
    if isSwift, copy.take("`") {
      guard case .word(let range) = copy.next(), copy.take("`") else { return nil }
      self = copy
      return text(range)
    }
    guard case .word(let range) = copy.next() else { return nil }
    self = copy
    return text(range)
  }

  static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x5f, 0x61...0x7a: true
    default: byte >= 0x80
    }
  }

  /// The word that begins at a place.
  private func word(_ start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, Self.isOfWord(bytes[end]) { end += 1 }
    return start..<end
  }

  private func afterSpaces(_ start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    return place
  }

  private mutating func readWord() -> Token {
    let word = self.word(place)
    place = word.upperBound
    return .word(word)
  }
}

// MARK: - What is left out

extension SourceTokens {
  private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func skipComment() -> Bool {
    switch byte(place + 1) {
    case UInt8(ascii: "/"):
      while place < bytes.count, bytes[place] != 0x0a { place += 1 }
      return true
    case UInt8(ascii: "*"):
      skipLongComment()
      return true
    default: return false
    }
  }

  // In Swift they nest.
  private mutating func skipLongComment() {
    var depth = 0
    while place < bytes.count {
      let (first, second) = (bytes[place], byte(place + 1))
      if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
        place += 2
        depth -= 1
        if depth == 0 { return }
      } else if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        depth = isSwift ? depth + 1 : 1
        place += 2
      } else {
        if first == 0x0a { startsLine = true }
        place += 1
      }
    }
  }

  private mutating func skipText(raw: Int = 0) {
    let quote = UInt8(ascii: "\"")
    let isLong = isSwift && byte(place + 1) == quote && byte(place + 2) == quote
    place += isLong ? 3 : 1
    while place < bytes.count {
      switch bytes[place] {
      case quote:
        let isEnd = !isLong || byte(place + 1) == quote && byte(place + 2) == quote
        place += isLong && isEnd ? 3 : 1
        if isEnd, takeSigns(raw) { return }
      case 0x0a where !isLong: return
      case UInt8(ascii: "\\") where raw == 0:
        place += 1
        if isSwift, byte(place) == UInt8(ascii: "(") { skipHole() } else { place += 1 }
      default: place += 1
      }
    }
  }

  private mutating func takeSigns(_ count: Int) -> Bool {
    guard (0..<count).allSatisfy({ byte(place + $0) == UInt8(ascii: "#") }) else { return false }
    place += count
    return true
  }

  /// Skips what Swift puts into a text.
  private mutating func skipHole() {
    var depth = 0
    while place < bytes.count, bytes[place] != 0x0a {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipText()
        continue
      default: break
      }
      place += 1
      if depth == 0 { return }
    }
  }

  private mutating func skipCharacter() {
    let length = byte(place + 1) == UInt8(ascii: "\\") ? 3 : 2
    place += byte(place + length) == UInt8(ascii: "'") ? length + 1 : 1
  }

  /// Reads a directive, or a raw text of Swift; nil where it is left out.
  private mutating func readDirective() -> Token? {
    let signs = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
    if isSwift, byte(place + signs) == UInt8(ascii: "\"") {
      place += signs
      skipText(raw: signs)
      return .text
    }
    let word = self.word(isSwift ? place + 1 : afterSpaces(place + 1))
    place = max(word.upperBound, place + 1)
    let branch = branch(word)
    // Conditions name no declarations; nor does what C defines or imports.
    if branch != nil || !isSwift { skipLine() }
    return branch.map { .branch($0) } ?? (isSwift ? .mark(UInt8(ascii: "#")) : nil)
  }

  private func branch(_ word: Range<Int>) -> Branch? {
    if equal(word, "if") || equal(word, "ifdef") || equal(word, "ifndef") { return .begins }
    if equal(word, "else") || equal(word, "elseif") || equal(word, "elif") { return .continues }
    return equal(word, "endif") ? .ends : nil
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != 0x0a {
      let next = bytes[place] == UInt8(ascii: "\\") ? place + 1 : nil
      place += 1
      // A line may go on in the next one.
      if let next {
        place = byte(next) == 0x0d && byte(next + 1) == 0x0a ? next + 2 : next + 1
      }
    }
  }
}

// MARK: - Brackets

extension SourceTokens {
  /// Skips to the bracket that closes the one just read.
  ///
  /// Each branch of `#if` counts from where the first one began. In Objective-C it ends at a word such as `@end` at the latest.
  mutating func skipBrackets() {
    var depth = 1
    var outer: [Int] = []
    // Most bytes of a source are in bodies, so they are not made to tokens.
    while depth > 0, place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        place += 1
      case UInt8(ascii: "/"): if !skipComment() { place += 1 }
      case UInt8(ascii: "\""): skipText()
      case UInt8(ascii: "'") where !isSwift: skipCharacter()
      case UInt8(ascii: "#"): if !skipDirective(&depth, &outer) { return }
      case UInt8(ascii: "@") where !isSwift:
        if endsBodies() { return }
        place += 1
      default: place += 1
      }
    }
  }

  /// Skips a directive within brackets; answers whether they go on behind it.
  private mutating func skipDirective(_ depth: inout Int, _ outer: inout [Int]) -> Bool {
    let start = place
    guard case .branch(let branch)? = readDirective() else { return true }
    switch branch {
    case .begins: outer.append(depth)
    case .continues:
      // Where a body begins in a branch, each other branch has a beginning of its own.
      guard let begun = outer.last else {
        place = start
        return false
      }
      depth = begun
    case .ends: if outer.popLast() == nil { endedBranchCount += 1 }
    }
    return true
  }

  private func endsBodies() -> Bool {
    let word = self.word(place + 1)
    return equal(word, "end") || equal(word, "interface") || equal(word, "implementation")
  }

  /// Skips what stands in angle brackets; without any, nothing.
  mutating func skipGenerics() {
    guard take("<") else { return }
    var depth = 1
    while depth > 0 {
      switch next() {
      case .mark(UInt8(ascii: "<")): depth += 1
      case .mark(UInt8(ascii: ">")): depth -= 1
      // The arrow of a function's type.
      case .mark(UInt8(ascii: "-")): _ = take(">")
      case .mark(UInt8(ascii: "(")): skipBrackets()
      case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: ";")), .end: return
      default: break
      }
    }
  }
}
