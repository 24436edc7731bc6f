import Numbers

/// The functions of a source file: what a function names works when something names the function.
struct SourceRoutines: Sendable {
  /// A function of a type.
  struct Routine: Sendable {
    /// The hashes of its names: the first is its own, and Swift may call one of Objective-C by the others.
    var names: [UInt64]
    /// Whether the system or a superclass may call it.
    var isFree: Bool
    /// The type that has it, in ``SourceRoutines/scopes``.
    var scope: Int
    /// What it names, in the words of the file.
    var words: Range<Int>
    /// Whether it calls what it overrides.
    var callsItself = false
    /// In Objective-C the other parts of its name, which a call names too.
    var parts: [UInt64] = []
    /// Whether it is a class method of Objective-C.
    var isOfClass = false
  }

  /// A type or an extension with its superclass and its protocols.
  struct Scope: Sendable {
    var type: UInt64
    var parents: [Parent] = []
    /// What it names, in the words of the file.
    var words = 0..<0
    /// The type around it.
    var outer: Int?
    /// Whether it is a structure or an enumeration, which no other type inherits from.
    var isValue = false
  }

  /// A superclass or a protocol.
  struct Parent: Sendable {
    var name: UInt64
    /// Whether the system has it.
    var isOfSystem: Bool
  }

  private(set) var routines: [Routine] = []
  private(set) var scopes: [Scope] = []
  /// Whether something calls all of them that words do not show.
  var areCalled = false

  /// The types whose braces are open, with the depth of their members.
  private(set) var open: [(scope: Int, depth: Int)] = []
  private var opening: Opening?
  private var current: Current?
  private var isOverriding = false
  private var awaitsName = false
  /// Whether the next word is the name of a member or variable that may be a constant.
  private var awaitsConstant = false
  /// The place of a name that a method declares.
  private var declared = -1

  private struct Opening {
    var scope: Scope?
    var hasParents = false
    var start: Int
    var isValue = false
  }

  private struct Current {
    var index: Int
    var name: UInt64
    /// The depth around its braces, once they are open.
    var depth: Int?
    var parentheses = 0
    /// Whether it is a constant, which ends with its line, and the scope that it stands for where no type has it.
    var isConstant = false
    var scope: Int?
  }

  /// Tells the words of one function from those of others.
  var mark: UInt64 {
    guard let current else { return 0 }
    return UInt64(current.index + 1) &* 0x9e37_79b9_7f4a_7c15
  }

  private mutating func beginRoutine(_ names: [UInt64], isFree: Bool, _ scope: Int, _ count: Int) {
    current = Current(index: routines.count, name: names[0])
    routines.append(Routine(names: names, isFree: isFree, scope: scope, words: count..<count))
  }

  /// The end of a function after so many words of the file.
  mutating func end(_ count: Int) {
    guard let current else { return }
    let start = routines[current.index].words.lowerBound
    routines[current.index].words = start..<count
    if let scope = current.scope { scopes[scope].words = start..<count }
    self.current = nil
  }
}

// MARK: - Both languages

extension SourceRoutines {
  /// Takes the name of a constant that is a text: what it names works when something names the constant.
  mutating func beginConstant(_ name: UInt64, _ count: Int) {
    guard current == nil else { return }
    let scope = open.last?.scope
    // Beside all types a constant is in the scope of no type.
    if scope == nil { scopes.append(Scope(type: 0, words: count..<count)) }
    let isOfValue = scope.map { scopes[$0].isValue } ?? false
    // A word of the same letters behind another type means something else.
    let names = isOfValue ? Self.memberNames(name, of: scopes[scope ?? 0].type) : [name]
    beginRoutine(names, isFree: false, scope ?? scopes.count - 1, count)
    current?.isConstant = true
    current?.scope = scope == nil ? scopes.count - 1 : nil
  }

  /// The end of a line, which ends a constant.
  mutating func endLine(_ count: Int) {
    if current?.isConstant == true { end(count) }
  }

  /// Reads a character that is in no word, before the depth of braces changes with it.
  mutating func read(mark: UInt8, _ depth: Int, _ count: Int) {
    switch mark {
    case UInt8(ascii: "{"): openBrace(depth, count)
    case UInt8(ascii: "}"): closeBrace(depth, count)
    case UInt8(ascii: "("):
      awaitsName = false
      current?.parentheses += 1
    case UInt8(ascii: ")"): current?.parentheses -= 1
    case UInt8(ascii: ":"): opening?.hasParents = true
    case UInt8(ascii: ";"): if let current, current.depth == nil { end(count) }
    case UInt8(ascii: "`"), 0...0x20: break
    default: awaitsName = false
    }
  }

  private mutating func openBrace(_ depth: Int, _ count: Int) {
    isOverriding = false
    if let opening, var scope = opening.scope {
      scope.outer = open.last?.scope
      scope.words = opening.start..<count
      open.append((scopes.count, depth + 1))
      scopes.append(scope)
      self.opening = nil
    } else if let routine = current, routine.depth == nil, routine.parentheses == 0 {
      current?.depth = depth
    }
  }

  private mutating func closeBrace(_ depth: Int, _ count: Int) {
    isOverriding = false
    // A word such as `class` began no type where braces close behind it.
    opening = nil
    if let current, current.depth == nil ? current.parentheses == 0 : current.depth == depth - 1 {
      end(count)
    }
    if let last = open.last, last.depth == depth { closeType(count) }
  }
}

extension SourceRoutines {
  private mutating func closeType(_ count: Int) {
    guard let last = open.popLast() else { return }
    // A function ends with the type that has it, whatever its braces say.
    if let current, routines[current.index].scope >= last.scope { end(count) }
    scopes[last.scope].words = scopes[last.scope].words.lowerBound..<count
  }

  /// The end of the file.
  mutating func endFile(_ count: Int) {
    end(count)
    while !open.isEmpty { closeType(count) }
  }
}

// MARK: - Swift

extension SourceRoutines {
  /// Reads a word of Swift; answers whether it is the name of a function that is declared here.
  ///
  /// - Parameters:
  ///   - word: Its place.
  ///   - hash: Its hash.
  ///   - bytes: The bytes of the file.
  ///   - depth: How many braces are open.
  ///   - count: How many words the file has named before.
  /// - Returns: True for a name that is no call.
  mutating func read(
    word: Range<Int>,
    _ hash: UInt64,
    _ bytes: SourceWords.Bytes,
    _ depth: Int,
    _ count: Int
  ) -> Bool {
    noteCall(hash)
    if awaitsConstant {
      awaitsConstant = false
      guard current == nil, SourceConstants.isConstant(bytes, word) else { return false }
      beginConstant(hash, count)
      return true
    }
    if awaitsName {
      awaitsName = false
      let isFree = isOverriding || Self.isOfSystem(function: bytes, word)
      isOverriding = false
      guard let scope = open.last?.scope else { return false }
      beginRoutine([hash], isFree: isFree, scope, count)
      return true
    }
    guard opening != nil || Self.meaningful[Int(truncatingIfNeeded: hash & 4095)] else {
      return false
    }
    readOpening(word, hash, bytes, count)
    if hash == Self.override { isOverriding = true }
    guard current == nil || current?.depth == nil && current?.parentheses == 0,
      Self.members.contains(hash)
    else { return false }
    end(count)
    let isMember = (open.last?.depth ?? 0) == depth
    awaitsName = hash == Self.function && isMember && depth > 0
    awaitsConstant = isMember && Self.variables.contains(hash)
    return false
  }

  private mutating func readOpening(
    _ word: Range<Int>,
    _ hash: UInt64,
    _ bytes: SourceWords.Bytes,
    _ count: Int
  ) {
    guard opening == nil else {
      if opening?.scope == nil {
        // `class func` and `class var` open none.
        let isType = !Self.modifiers.contains(hash) && !Self.members.contains(hash)
        let scope = Scope(type: hash, isValue: opening?.isValue ?? false)
        opening = isType ? Opening(scope: scope, start: count) : nil
      } else if opening?.hasParents == true, hash != Self.classes {
        opening?.scope?.parents.append(Parent(name: hash, isOfSystem: Self.isOfSystem(bytes, word)))
      }
      return
    }
    guard Self.types.contains(hash) else { return }
    let isAfterDot = SourceWords.last(bytes, before: word.lowerBound) == UInt8(ascii: ".")
    let next = SourceWords.afterSpaces(bytes, word.upperBound)
    if !isAfterDot, next < bytes.count, SourceWords.isOfWord(bytes[next]) {
      opening = Opening(start: count, isValue: Self.values.contains(hash))
    }
  }

  private static let types = Set(
    ["class", "struct", "enum", "protocol", "actor", "extension"].map { SourceWords.hash($0) }
  )
  private static let values = Set(["struct", "enum"].map { SourceWords.hash($0) })
  private static let members = Set(
    [
      "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case",
    ].map { SourceWords.hash($0) }
  )
  /// The ends of the hashes that mean something: most words do not, and are not looked for.
  private static let meaningful: [Bool] = {
    var meaningful = [Bool](repeating: false, count: 4096)
    for hash in types.union(members).union([override]) {
      meaningful[Int(truncatingIfNeeded: hash & 4095)] = true
    }
    return meaningful
  }()
  private static let modifiers = Set(
    [
      "override", "final", "private", "fileprivate", "internal", "public", "open", "static",
      "async", "dynamic", "lazy", "weak", "unowned", "required", "convenience", "nonisolated",
    ].map { SourceWords.hash($0) }
  )
  private static let classes = SourceWords.hash("class")
  private static let variables = Set(["let", "var"].map { SourceWords.hash($0) })
  private static let function = SourceWords.hash("func")
  private static let override = SourceWords.hash("override")
}

// MARK: - Objective-C

extension SourceRoutines {
  /// Reads a word of Objective-C; answers whether it is the name of a method that is declared here.
  mutating func readInC(
    word: Range<Int>,
    _ hash: UInt64,
    _ bytes: SourceWords.Bytes,
    _ depth: Int,
    _ count: Int
  ) -> Bool {
    if word.lowerBound == declared { return true }
    if depth == 0, current == nil {
      if SourceConstants.isDeclaredInC(bytes, word) { return true }
      if SourceConstants.isConstantInC(bytes, word) {
        beginConstant(hash, count)
        return true
      }
    }
    if let current, current.depth == nil, current.parentheses == 0, isPart(bytes, word) {
      routines[current.index].parts.append(hash)
      return true
    }
    noteCall(hash)
    return false
  }

  private func isPart(_ bytes: SourceWords.Bytes, _ word: Range<Int>) -> Bool {
    word.upperBound < bytes.count && bytes[word.upperBound] == UInt8(ascii: ":")
  }

  private mutating func noteCall(_ hash: UInt64) {
    guard let current, hash == current.name else { return }
    routines[current.index].callsItself = true
  }

  /// Begins what a class implements.
  mutating func begin(_ name: Range<Int>, _ bytes: SourceWords.Bytes, _ count: Int) {
    endFile(count)
    scopes.append(Scope(type: Self.hash(bytes, name), words: count..<count))
    open = [(scopes.count - 1, 0)]
  }

  /// Ends it.
  mutating func endType(_ count: Int, isSound: Bool) {
    endFile(count)
    if !isSound { areCalled = true }
  }

  /// Reads the superclass and the protocols of a class, from its name on.
  mutating func readInterface(_ bytes: SourceWords.Bytes, _ name: Range<Int>, _ count: Int) {
    begin(name, bytes, count)
    var place = name.upperBound
    var isInList = false
    var isSuperclass = false
    while place < bytes.count {
      let byte = bytes[place]
      guard !SourceWords.isOfWord(byte) else {
        let word = SourceWords.word(bytes, place)
        guard isInList || isSuperclass else { return }
        addParent(bytes, word)
        isSuperclass = false
        place = word.upperBound
        continue
      }
      switch byte {
      case UInt8(ascii: ":"): isSuperclass = true
      case UInt8(ascii: "<"): isInList = true
      case UInt8(ascii: ">"): return
      case UInt8(ascii: "("): place = bytes[place...].firstIndex(of: UInt8(ascii: ")")) ?? place
      case UInt8(ascii: ","), 0...0x20: break
      default: return
      }
      place += 1
    }
  }

  private mutating func addParent(_ bytes: SourceWords.Bytes, _ word: Range<Int>) {
    scopes[scopes.count - 1].parents.append(
      Parent(name: Self.hash(bytes, word), isOfSystem: Self.isOfSystem(bytes, word))
    )
  }

  /// Reads the name of a method that begins with the sign at a place.
  mutating func readMethod(_ bytes: SourceWords.Bytes, _ start: Int, _ count: Int) {
    guard current?.depth == nil, let scope = open.last?.scope,
      let place = Self.afterType(bytes, start + 1)
    else { return }
    end(count)
    let word = SourceWords.word(bytes, place)
    guard !word.isEmpty else { return }
    declared = word.lowerBound
    beginRoutine(
      Self.names(bytes, word),
      isFree: Self.isOfSystem(function: bytes, word),
      scope,
      count
    )
    routines[routines.count - 1].isOfClass = bytes[start] == UInt8(ascii: "+")
  }

  /// The place after the type in parentheses that a method answers.
  private static func afterType(_ bytes: SourceWords.Bytes, _ start: Int) -> Int? {
    var place = SourceWords.afterSpaces(bytes, start)
    guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      if bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: ";") { return nil }
      place += 1
      if depth == 0 { return SourceWords.afterSpaces(bytes, place) }
    }
    return nil
  }

  /// A method's name and those that Swift may give it: it ends where a word of the name begins.
  private static func names(_ bytes: SourceWords.Bytes, _ word: Range<Int>) -> [UInt64] {
    let capitals = word.dropFirst().filter { (0x41...0x5a).contains(bytes[$0]) }
    return [hash(bytes, word)] + capitals.map { hash(bytes, word.lowerBound..<$0) }
  }

  private static func hash(_ bytes: SourceWords.Bytes, _ word: Range<Int>) -> UInt64 {
    FNV1a.hash(SourceWords.Bytes(rebasing: bytes[word]))
  }
}
