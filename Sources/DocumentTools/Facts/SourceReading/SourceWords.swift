import Numbers

/// The words of a source file outside of its comments, and the types that it declares.
///
/// Words are hashes: two words of one hash keep a document that nothing names, and take none away.
struct SourceWords: Sendable {
  /// A text that code makes of parts: how it begins and how it ends, as far as is known.
  struct Parts: Hashable, Sendable {
    var beginning: String
    var end: String
  }

  /// What it names: words, and texts in quotation marks with the words in them.
  private(set) var named: [UInt64] = []
  /// What it names in another spelling, as generated code and cases of enumerations do.
  private(set) var spelled: Set<UInt64> = []
  /// The types that it declares.
  private(set) var declared: Set<UInt64> = []
  /// Texts that are made of parts.
  var parts: Set<Parts> = []
  /// Whether it works although nothing names its types.
  private(set) var isEntry = false
  /// Whether what is beside its types works although nothing names them.
  private(set) var hasGlobals = false
  /// Whether an app begins here.
  private(set) var startsApp = false
  /// Its functions, and the types that have them.
  private(set) var routines = SourceRoutines()
  /// The types that it makes by their initialisers.
  var madeTypes: Set<UInt64> = []
  /// Those among them that some call makes without saying which nib to load.
  var freelyMadeTypes: Set<UInt64> = []
  /// The types that it may make where their names stand elsewhere.
  var inferredTypes: Set<UInt64> = []
  /// The types that it asks for something, or asks something of.
  var askedTypes: Set<UInt64> = []
  /// Those that it hands on, or asks for something that may be a nib.
  var handedTypes: Set<UInt64> = []
  /// The storyboards that it asks for scenes of types, as `Card.make(from: .main)` does, by their cases' spellings.
  var storyboards: [UInt64: Set<UInt64>] = [:]
  /// The types of which it takes a scene by a call of theirs without arguments, and those that such a call may answer.
  var plainlyTaken: Set<UInt64> = []
  var answering: Set<UInt64> = []
  /// The types of which it may take a scene in another way.
  var freelyTaken: Set<UInt64> = []
  /// The classes of others to which messages are sent by their names, by the messages' first words.
  var receivers: [UInt64: Set<UInt64>] = [:]
  /// Whether it joins texts of which it knows none, where it asks for the names of types.
  var joinsNames: Bool { hasJoined && asksNames }
  var hasJoined = false
  var asksNames = false
  /// What is put behind documents' names, among the texts.
  var additions: Set<UInt64> = []
  /// Whether what is built for developers alone is left out.
  let isShipped: Bool
  /// Whether some of it is.
  var hasDebug = false
  /// Whether each open `#if` is true whatever is built, so that what follows `#else` never is.
  var branches: [Bool] = []

  /// The language of a file.
  enum Language: Sendable {
    case swift
    case header
    case implementation

    /// The language by a file's ending.
    init(ending: String) {
      self = ending == "swift" ? .swift : ending == "h" ? .header : .implementation
    }
  }

  private let language: Language
  var isSwift: Bool { language == .swift }
  /// The hashes named last, so that most words are noted once.
  private var recent = [UInt64](repeating: 0, count: 1024)
  var former = Word.other
  /// Whether the next name of a type says only of what type something is.
  private var isTesting = false
  private var depth = 0
  private var isInType = false
  private var isInCases = false
  /// How many members behind `storyboard` or `nib` are names that generated code gives.
  private var spelledCount = 0

  /// What a word means for the next one.
  enum Word {
    case type
    case extending
    case cases
    case nibs
    case appending
    case other
  }

  /// Reads a file.
  ///
  /// - Complexity: O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - language: Its language.
  ///   - isShipped: Whether what stands below `#if DEBUG` is left out.
  init(_ bytes: [UInt8], _ language: Language, isShipped: Bool = false) {
    self.language = language
    self.isShipped = isShipped
    bytes.withUnsafeBufferPointer { read($0) }
    routines.endFile(named.count)
    recent = []
  }

  /// The hash of a word.
  static func hash(_ word: some StringProtocol) -> UInt64 { FNV1a.hash(word.utf8) }

  /// What stands for a whole text in quotation marks, apart from a word of the same letters.
  static func text(_ hash: UInt64) -> UInt64 { hash &* 0x9e37_79b9_7f4a_7c15 | 1 }

  /// What stands for a text that may be the name of a file, apart from a word of the same letters.
  static func file(_ hash: UInt64) -> UInt64 { hash &* 0xd6e8_feb8_6659_fd93 | 1 }

  /// What stands for a word's letters and digits, whatever their case, apart from a word of the same letters.
  static func spelling(_ word: some StringProtocol) -> UInt64 { spelling(of: word.utf8) }

  static func spelling(of bytes: some Sequence<UInt8>) -> UInt64 {
    FNV1a.hash(bytes.lazy.filter(isOfSpelling).map(lowercased)) &* 0x2545_f491_4f6c_dd1d | 1
  }

  private static func isOfSpelling(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    default: byte >= 0x80
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether words have a byte.
  static func isOfWord(_ byte: UInt8) -> Bool { isOfSpelling(byte) || byte == 0x5f }
}

// MARK: - Reading

extension SourceWords {
  /// The bytes of a file.
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private mutating func read(_ bytes: Bytes) {
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case _ where Self.isOfWord(byte): place = readWord(bytes, place)
      case UInt8(ascii: "/"): place = Self.afterComment(bytes, place) ?? place + 1
      case UInt8(ascii: "\""): place = readText(bytes, place)
      case UInt8(ascii: "'"): place = Self.afterCharacter(bytes, place)
      case UInt8(ascii: "#"): place = readDirective(bytes, place)
      case UInt8(ascii: "@"): place = readAt(bytes, place)
      default:
        readMark(byte, bytes, place)
        place += 1
      }
    }
  }

  private mutating func readMark(_ byte: UInt8, _ bytes: Bytes, _ place: Int) {
    routines.read(mark: byte, depth, named.count)
    switch byte {
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: ";"): isTesting = false
    case 0x0a:
      routines.endLine(named.count)
      (isInCases, isTesting) = (false, false)
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      if !isSwift, depth == 0, isInType { routines.readMethod(bytes, place, named.count) }
    // A function or a variable beside all types.
    case UInt8(ascii: "("), UInt8(ascii: "="):
      if !isSwift, depth == 0, !isInType { hasGlobals = true }
    default: break
    }
  }

  mutating func name(_ hash: UInt64) {
    let slot = Int(truncatingIfNeeded: hash & 1023)
    // What another function named is named here as well.
    let mark = hash ^ routines.mark
    guard recent[slot] != mark else { return }
    recent[slot] = mark
    named.append(hash)
  }

  private static func afterComment(_ bytes: Bytes, _ start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    var place = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while place < bytes.count, bytes[place] != 0x0a { place += 1 }
      return place
    case UInt8(ascii: "*"):
      while place + 1 < bytes.count {
        if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
          return place + 2
        }
        place += 1
      }
      return bytes.count
    default: return nil
    }
  }

  /// After a character such as `'"'`, which is no text.
  private static func afterCharacter(_ bytes: Bytes, _ start: Int) -> Int {
    for length in [2, 3] where start + length < bytes.count {
      let isEscaped = bytes[start + 1] == UInt8(ascii: "\\")
      if bytes[start + length] == UInt8(ascii: "'"), isEscaped == (length == 3) {
        return start + length + 1
      }
    }
    return start + 1
  }

  // A header that is read is used by its words, which stand in the file as well.
  private mutating func readDirective(_ bytes: Bytes, _ start: Int) -> Int {
    let word = Self.word(bytes, Self.afterSpaces(bytes, start + 1))
    if Self.equal(bytes, word, "define") {
      if language == .header { hasGlobals = true }
      return readDefinition(bytes, word.upperBound)
    }
    if let end = readBranch(bytes, word) { return end }
    guard !isSwift else { return start + 1 }
    return bytes[word.upperBound...].firstIndex(of: 0x0a) ?? bytes.count
  }

  /// Reads the name behind `#define`; answers the place where reading goes on.
  private mutating func readDefinition(_ bytes: Bytes, _ start: Int) -> Int {
    let name = Self.word(bytes, Self.afterSpaces(bytes, start))
    guard SourceConstants.isDefinedText(bytes, name) else { return start }
    routines.beginConstant(FNV1a.hash(Bytes(rebasing: bytes[name])), named.count)
    return name.upperBound
  }

  private mutating func readAt(_ bytes: Bytes, _ start: Int) -> Int {
    let word = Self.word(bytes, start + 1)
    switch true {
    case Self.equal(bytes, word, "class"), Self.equal(bytes, word, "import"):
      guard !isSwift else { break }
      return bytes[word.upperBound...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
    case Self.equal(bytes, word, "interface"):
      isInType = true
      depth = 0
      let name = Self.word(bytes, Self.afterSpaces(bytes, word.upperBound))
      let next = Self.afterSpaces(bytes, name.upperBound)
      routines.readInterface(bytes, name, named.count)
      let isCategory = next < bytes.count && bytes[next] == UInt8(ascii: "(")
      former = isCategory ? .extending : .type
      return word.upperBound
    case Self.equal(bytes, word, "implementation"):
      isInType = true
      depth = 0
      let name = Self.word(bytes, Self.afterSpaces(bytes, word.upperBound))
      routines.begin(name, bytes, named.count)
      former = .extending
      return word.upperBound
    case Self.equal(bytes, word, "protocol"):
      isInType = true
      let name = Self.word(bytes, Self.afterSpaces(bytes, word.upperBound))
      let next = Self.afterSpaces(bytes, name.upperBound)
      if next < bytes.count, ![UInt8(ascii: ";"), UInt8(ascii: ",")].contains(bytes[next]) {
        routines.begin(name, bytes, named.count)
      }
      former = .type
      return word.upperBound
    case Self.equal(bytes, word, "end"):
      isInType = false
      // Where braces do not match, as between #if and #else, one function holds several.
      routines.endType(named.count, isSound: depth == 0)
      depth = 0
    case Self.equal(bytes, word, "main"), Self.equal(bytes, word, "UIApplicationMain"):
      isEntry = true
      startsApp = true
    // Another name for other languages.
    case Self.equal(bytes, word, "objc"):
      if word.upperBound < bytes.count, bytes[word.upperBound] == UInt8(ascii: "("), depth == 0 {
        isEntry = true
      }
    default: break
    }
    return start + 1
  }

  static func afterSpaces(_ bytes: Bytes, _ start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    return place
  }

  static func word(_ bytes: Bytes, _ start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, isOfWord(bytes[end]) { end += 1 }
    return start..<end
  }

  /// The word before a place and the spaces before it.
  static func word(_ bytes: Bytes, endingBefore start: Int) -> Range<Int> {
    var end = start
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    var first = end
    while first > 0, isOfWord(bytes[first - 1]) { first -= 1 }
    return first..<end
  }

  static func equal(_ bytes: Bytes, _ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for (offset, place) in range.enumerated() where bytes[place] != word.utf8Start[offset] {
      return false
    }
    return true
  }
}

// MARK: - Words

extension SourceWords {
  private mutating func readWord(_ bytes: Bytes, _ start: Int) -> Int {
    let range = Self.word(bytes, start)
    let hash = FNV1a.hash(Bytes(rebasing: bytes[range]))
    let before = former
    former = .other
    let isDeclaration =
      isSwift
      ? routines.read(word: range, hash, bytes, depth, named.count)
      : routines.readInC(word: range, hash, bytes, depth, named.count)
    if Self.meaningful[Int(truncatingIfNeeded: hash & 4095)] { readMeaning(hash, bytes, start) }
    switch before {
    case .type where !Self.notNames.contains(hash): declared.insert(hash)
    case .extending: break
    case _ where isDeclaration || isTest(bytes, range): break
    default:
      if isSwift {
        name(hash)
        nameMember(hash, bytes, range)
      } else {
        if !nameMessage(hash, bytes, range) { name(hash) }
        for hash in Self.swiftNames(bytes, range) { name(hash) }
      }
    }
    readTypeUse(hash, bytes, range)
    if before == .nibs || isInCases || spelledCount > 0 { spell(bytes, range, after: before) }
    return range.upperBound
  }

  /// Takes the other spelling of a case that is declared, or of a member of what generated code gives.
  private mutating func spell(_ bytes: Bytes, _ range: Range<Int>, after before: Word) {
    let isMember = Self.last(bytes, before: range.lowerBound) == UInt8(ascii: ".")
    spelledCount = isMember ? before == .nibs ? 2 : spelledCount : 0
    // What a `switch` compares with is no case that is declared.
    guard isMember ? spelledCount > 0 : isInCases else { return }
    spelledCount -= isMember ? 1 : 0
    spelled.insert(Self.spelling(of: bytes[range]))
  }

  /// Whether a name only says of what type something is, which another made.
  private mutating func isTest(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    guard (0x41...0x5a).contains(bytes[range.lowerBound]) else { return false }
    if isTesting {
      isTesting = false
      return true
    }
    if isSwift { return Self.isCast(bytes, range.lowerBound) }
    let next = Self.afterSpaces(bytes, range.upperBound)
    return next < bytes.count && bytes[next] == UInt8(ascii: "*")
  }

  /// Whether a place follows `as` and the name of a value: what a call answers may be made of that type.
  private static func isCast(_ bytes: Bytes, _ start: Int) -> Bool {
    var place = start
    while place > 0, [0x20, 0x21, 0x3f].contains(bytes[place - 1]) { place -= 1 }
    let word = word(bytes, endingBefore: place)
    guard equal(bytes, word, "as") else { return false }
    let value = Self.word(bytes, endingBefore: word.lowerBound)
    return !value.isEmpty && !equal(bytes, value, "first") && !equal(bytes, value, "last")
  }

  /// The hashes of the Swift functions that a selector such as `showWithText` may stand for.
  static func swiftNames(_ bytes: Bytes, _ range: Range<Int>) -> [UInt64] {
    guard range.count > 5 else { return [] }
    return ((range.lowerBound + 1)..<(range.upperBound - 3)).lazy
      .filter { equal(bytes, $0..<($0 + 4), "With") }
      .map { FNV1a.hash(Bytes(rebasing: bytes[range.lowerBound..<$0])) }
  }

  private mutating func readMeaning(_ hash: UInt64, _ bytes: Bytes, _ start: Int) {
    former = Self.meanings[hash] ?? .other
    if former == .type || former == .extending,
      !isSwift || Self.last(bytes, before: start) == UInt8(ascii: ".")
    {
      former = .other
    }
    if former == .cases { isInCases = true }
    if Self.entries.contains(hash) { isEntry = true }
    if language == .header, Self.headerEntries.contains(hash) { hasGlobals = true }
    // + (void)load, which the system calls.
    if !isSwift, Self.early.contains(hash), Self.last(bytes, before: start) == UInt8(ascii: ")") {
      isEntry = true
    }
    if Self.whole.contains(hash) { routines.areCalled = true }
    if Self.tests.contains(hash) { isTesting = true }
    if Self.naming.contains(hash) { asksNames = true }
    if hash == Self.appMain { (isEntry, startsApp) = (true, true) }
    if isSwift, depth == 0, Self.declarations.contains(hash) { hasGlobals = true }
  }
}
