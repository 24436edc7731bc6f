/// Reads the classes of a Swift file with their properties and methods.
struct SwiftDeclarations {
  private struct Scope {
    var name: String?
    var isProtocol = false
  }

  private var tokens: SourceTokens
  private var scopes: [Scope] = []
  /// The scopes at the beginnings of open `#if`.
  private var branches: [[Scope]] = []
  /// The name in `@objc(name)` before a declaration.
  private var objcName: String?
  /// Whether a comma may begin another name of `var`.
  private var isInVariables = false

  init(_ bytes: SourceTokens.Bytes) {
    tokens = SourceTokens(bytes, isSwift: true)
  }

  /// Reads the whole file.
  ///
  /// - Complexity: O(bytes).
  mutating func read(into found: inout DeclaredClasses) {
    while true {
      branches.removeLast(min(branches.count, tokens.endedBranchCount))
      tokens.endedBranchCount = 0
      switch tokens.next() {
      case .end: return
      case .word(let word): read(word, &found)
      // A member of something, whatever its name.
      case .mark(UInt8(ascii: ".")): _ = tokens.takeWord()
      case .mark(let mark): read(mark, &found)
      case .branch(.begins): branches.append(scopes)
      case .branch(.continues): scopes = branches.last ?? scopes
      case .branch(.ends): _ = branches.popLast()
      case .text: break
      }
    }
  }

  private mutating func read(_ mark: UInt8, _ found: inout DeclaredClasses) {
    switch mark {
    case UInt8(ascii: "@"): readAttribute()
    // Bodies and lists hold no members.
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): tokens.skipBrackets()
    case UInt8(ascii: "}"):
      _ = scopes.popLast()
      isInVariables = false
    case UInt8(ascii: ";"): isInVariables = false
    case UInt8(ascii: ",") where isInVariables: addVariable(&found)
    default: break
    }
  }

  private mutating func readAttribute() {
    guard let name = tokens.takeWord(), tokens.peek() == .mark(UInt8(ascii: "(")) else { return }
    _ = tokens.take("(")
    let start = tokens.place
    tokens.skipBrackets()
    guard name == "objc", tokens.place > start else { return }
    objcName = tokens.text(start..<(tokens.place - 1)).filter { !$0.isWhitespace }
  }

  private mutating func read(_ word: Range<Int>, _ found: inout DeclaredClasses) {
    switch word.count {
    case 3 where tokens.equal(word, "var") || tokens.equal(word, "let"): addVariable(&found)
    case 4 where tokens.equal(word, "func"): addFunction(&found)
    case 4 where tokens.equal(word, "enum"), 5 where tokens.equal(word, "actor"),
      6 where tokens.equal(word, "struct"):
      begin(.other, &found)
    case 5 where tokens.equal(word, "class"): begin(.ofClass, &found)
    case 8 where tokens.equal(word, "protocol"): begin(.ofProtocol, &found)
    case 9 where tokens.equal(word, "extension"): begin(.addition, &found)
    case 9 where tokens.equal(word, "typealias"): addAlias(&found)
    case 6 where tokens.equal(word, "import"): skipImport()
    case 4 where tokens.equal(word, "case"), 4 where tokens.equal(word, "init"):
      (isInVariables, objcName) = (false, nil)
    default: break
    }
  }
}

// MARK: - Types

extension SwiftDeclarations {
  // It may name a kind of type.
  private mutating func skipImport() {
    _ = tokens.takeWord()
    if case .word = tokens.peek(), !tokens.nextStartsLine { _ = tokens.next() }
  }

  private enum Kind {
    case ofClass, ofProtocol, addition, other
  }

  private static let modifiers: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal",
    "fileprivate", "open", "static", "weak", "lazy", "dynamic", "unowned",
  ]

  private mutating func begin(_ kind: Kind, _ found: inout DeclaredClasses) {
    isInVariables = false
    let former = tokens
    guard var name = tokens.takeWord() else { return }
    if Self.modifiers.contains(name) {
      tokens = former
      return
    }
    let other = objcName
    objcName = nil
    tokens.skipGenerics()
    while tokens.take("."), let inner = tokens.takeWord() {
      name = inner
      tokens.skipGenerics()
    }
    let parents = tokens.take(":") ? readParents() : []
    // Without a body it was another use of the word.
    guard skipToBody() else { return }
    scopes.append(Scope(name: kind == .other ? nil : name, isProtocol: kind == .ofProtocol))
    declare(kind, name, other, parents, &found)
  }

  private func declare(
    _ kind: Kind,
    _ name: String,
    _ other: String?,
    _ parents: [[String]],
    _ found: inout DeclaredClasses
  ) {
    let file = found.file
    switch kind {
    case .other: break
    case .ofProtocol:
      found.change(name, isProtocol: true) { $0.protocols.formUnion(parents.joined()) }
    case .addition: found.change(name) { $0.protocols.formUnion(parents.joined()) }
    case .ofClass:
      found.change(name) { declared in
        declared.declare(in: file)
        declared.protocols.formUnion(parents.joined())
      }
      // The superclass comes first, unless it is joined to protocols.
      if let first = parents.first {
        let isJoined = first.count > 1
        let key = isJoined ? first.joined(separator: "&") : first[0]
        if isJoined { found.add(alias: key, of: Set(first)) }
        found.change(name) { $0.superclasses.insert(key) }
      }
      guard let other, other != name else { return }
      found.change(other) { declared in
        declared.declare(in: file)
        declared.superclasses.insert(name)
      }
    }
  }

  /// Reads what stands behind the colon of a type, up to its body: lists of what `&` joins.
  private mutating func readParents() -> [[String]] {
    var parents: [[String]] = []
    var (isJoined, isExpected) = (false, true)
    while true {
      let former = tokens
      switch tokens.next() {
      case .mark(UInt8(ascii: "@")) where isExpected: _ = tokens.takeWord()
      case .word(let word) where isExpected:
        isExpected = false
        var name = tokens.text(word)
        tokens.skipGenerics()
        while tokens.take("."), let inner = tokens.takeWord() {
          name = inner
          tokens.skipGenerics()
        }
        if isJoined, !parents.isEmpty {
          parents[parents.count - 1].append(name)
        } else {
          parents.append([name])
        }
        isJoined = false
      case .mark(UInt8(ascii: "&")): (isJoined, isExpected) = (true, true)
      case .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: "~")): isExpected = true
      default:
        tokens = former
        return parents
      }
    }
  }

  private mutating func skipToBody() -> Bool {
    while true {
      let former = tokens
      switch tokens.next() {
      case .mark(UInt8(ascii: "{")): return true
      case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ";")), .end:
        tokens = former
        return false
      default: break
      }
    }
  }

  private mutating func addAlias(_ found: inout DeclaredClasses) {
    guard let alias = tokens.takeWord() else { return }
    tokens.skipGenerics()
    guard tokens.take("=") else { return }
    found.add(alias: alias, of: Set(readParents().first ?? []))
  }
}

// MARK: - Members

extension SwiftDeclarations {
  private func change(_ found: inout DeclaredClasses, _ change: (inout DeclaredClass) -> Void) {
    guard let scope = scopes.last, let name = scope.name else { return }
    found.change(name, isProtocol: scope.isProtocol, change)
  }

  private mutating func addVariable(_ found: inout DeclaredClasses) {
    isInVariables = true
    var names = [objcName].compactMap(\.self)
    objcName = nil
    if let name = tokens.takeWord() { names.append(name) }
    if tokens.take(":") { skipType() }
    change(&found) { $0.properties.formUnion(names) }
  }

  /// Skips the names of a type, whose commas begin no variable.
  private mutating func skipType() {
    while case .word = tokens.peek() {
      _ = tokens.next()
      tokens.skipGenerics()
      guard tokens.take(".") else { return }
    }
  }

  private mutating func addFunction(_ found: inout DeclaredClasses) {
    isInVariables = false
    let explicit = objcName
    objcName = nil
    guard let name = tokens.takeWord() else { return }
    tokens.skipGenerics()
    guard tokens.take("(") else { return }
    let labels = readLabels()
    let selectors = explicit.map { [$0] } ?? SwiftSelector.all(name, labels)
    change(&found) { $0.selectors.formUnion(selectors) }
  }

  /// Reads parameters up to their closing bracket: the words before each colon.
  private mutating func readLabels() -> [[String]] {
    var labels: [[String]] = []
    var words: [String] = []
    var isLabel = true
    while true {
      switch tokens.next() {
      case .mark(UInt8(ascii: ")")), .end: return labels
      case .mark(UInt8(ascii: ":")) where isLabel:
        labels.append(words)
        isLabel = false
        skipType()
      case .mark(UInt8(ascii: ",")): (words, isLabel) = ([], true)
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")):
        tokens.skipBrackets()
      case .mark(UInt8(ascii: "@")): _ = tokens.takeWord()
      case .word(let word) where isLabel: words.append(tokens.text(word))
      default: break
      }
    }
  }
}
