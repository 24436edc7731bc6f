/// The names that a Swift file declares, and those that it uses.
///
/// All is told by words and brackets: which of several things of one name is meant is not known.
struct SourceNames: Sendable {
  /// What an extension adds to a type, or a file to its module.
  struct Addition: Hashable, Sendable {
    /// The type that is extended; nil for a function or variable of the file's own level.
    var type: String?
    var name: String
  }

  private enum Scope: Sendable {
    case type, extended(String), other
  }

  /// The types at the file's own level, and those in others.
  private(set) var types: Set<String> = []
  /// The classes at the file's own level that other files can name without arguments.
  private(set) var classes: Set<String> = []
  private(set) var additions: Set<Addition> = []
  /// All words outside of comments, also those that are put into texts.
  private(set) var words: Set<String> = []

  private var scopes: [Scope] = []

  /// Reads a file.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    let text = SourceText(bytes).withoutComments
    text.bytes.withUnsafeBufferPointer { bytes in
      addWords(bytes)
      var tokens = SourceTokens(bytes, isSwift: true)
      read(&tokens)
    }
  }

  private mutating func addWords(_ bytes: SourceTokens.Bytes) {
    for word in bytes.split(whereSeparator: { !SourceTokens.isOfWord($0) }) where word.count < 120 {
      words.insert(String(decoding: word, as: UTF8.self))
    }
  }

  private mutating func read(_ tokens: inout SourceTokens) {
    var pending = Scope.other
    var isHidden = false
    while true {
      switch tokens.next() {
      case .end: return
      case .word(let word):
        let text = tokens.text(word)
        if text == "private" || text == "fileprivate" { isHidden = true }
        if let scope = declaration(text, isHidden: isHidden, &tokens) { pending = scope }
        if !Self.modifiers.contains(text) { isHidden = false }
      // A member of something, whatever its name.
      case .mark(UInt8(ascii: ".")): _ = tokens.takeWord()
      case .mark(UInt8(ascii: "{")):
        scopes.append(pending)
        pending = .other
      case .mark(UInt8(ascii: "}")): _ = scopes.popLast()
      default: break
      }
    }
  }

  private static let modifiers: Set<String> = ["private", "fileprivate", "final", "open", "public"]

  /// Notes what a word declares, and answers what the next body is of.
  private mutating func declaration(
    _ word: String,
    isHidden: Bool,
    _ tokens: inout SourceTokens
  ) -> Scope? {
    switch word {
    case "class", "struct", "enum", "protocol", "actor", "typealias":
      return type(word, isHidden: isHidden, &tokens)
    case "extension":
      guard var name = tokens.takeWord() else { return nil }
      while tokens.take("."), let inner = tokens.takeWord() { name = inner }
      return .extended(name)
    case "func", "var", "let":
      guard let name = tokens.takeWord() else { return nil }
      switch scopes.last {
      case nil: additions.insert(Addition(type: nil, name: name))
      case .extended(let type): additions.insert(Addition(type: type, name: name))
      default: break
      }
      return nil
    default: return nil
    }
  }

  private mutating func type(
    _ word: String,
    isHidden: Bool,
    _ tokens: inout SourceTokens
  ) -> Scope? {
    let former = tokens
    guard let name = tokens.takeWord(), name.first?.isUppercase == true else {
      tokens = former
      return nil
    }
    types.insert(name)
    if word == "class", scopes.isEmpty, !isHidden, tokens.peek() != .mark(UInt8(ascii: "<")) {
      classes.insert(name)
    }
    return word == "typealias" ? nil : .type
  }
}
