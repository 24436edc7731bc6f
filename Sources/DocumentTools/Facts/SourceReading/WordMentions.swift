/// The places of a source beside its comments where a word stands.
struct WordMentions: Sequence {
  /// One of them.
  struct Mention {
    /// The source without comments.
    let text: SourceText
    /// Where the word begins.
    let place: Int
    /// Where it ends.
    let end: Int
  }

  /// How a word that may be a function's is used.
  enum Use: Equatable {
    /// It is declared.
    case declaration
    /// It is asked of the object itself.
    case own
    /// It is asked of a type.
    case ofType(String)
    /// It is asked of something else, or stands in a text.
    case other
  }

  private var mentions: [Mention] = []
  /// The source without comments; nil where the word is not in it.
  private(set) var text: SourceText?

  /// Finds a word.
  ///
  /// - Complexity: O(bytes).
  init(of word: String, in text: SourceText) {
    guard !text.places(ofName: word).isEmpty else { return }
    let code = text.withoutComments
    self.text = code
    mentions = code.places(ofName: word).map {
      Mention(text: code, place: $0, end: $0 + word.utf8.count)
    }
  }

  func makeIterator() -> IndexingIterator<[Mention]> { mentions.makeIterator() }
}

extension WordMentions.Mention {
  private static let length = 80

  private var before: String { text.text(place - Self.length, place) }

  /// What follows on.
  var after: String { text.text(end, end + Self.length) }

  /// Whether it stands in a text, between quotation marks of its line.
  var isInText: Bool {
    let line = text.text(place - 400, place).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return (line.last?.count { $0 == "\"" } ?? 0) % 2 == 1
  }

  /// Whether an object of a class of this name is made here.
  var makesOne: Bool {
    let rest = after
    if rest.hasPrefix("(") || rest.hasPrefix(".init(") || rest.hasPrefix(".new") { return true }
    return rest.hasPrefix(" alloc]") || rest.hasPrefix(" new]")
  }

  /// Whether something is asked at once of an object that is made here: `Page().title()`, `Page.init().title()`.
  var isChained: Bool {
    var rest = text.text(end, end + 400)[...]
    if rest.hasPrefix(".init(") { rest = rest.dropFirst(5) }
    guard rest.first == "(", let close = rest.endOfBlock("(", ")") else { return false }
    return rest[close...].dropFirst().drop(while: \.isWhitespace).first == "."
  }

  /// Whether an object is asked whether it is of a class of this name: `page.isKind(of: Page.self)`.
  var isOfQuestion: Bool { before.hasSuffix("isKind(of: ") || before.hasSuffix("isMember(of: ") }

  // MARK: Variables

  /// Whether a variable of this name is declared here.
  var isDeclared: Bool { before.hasSuffix("var ") || before.hasSuffix("let ") }

  /// Whether a variable of this name may get a value here; its declaration does as well.
  var mayChange: Bool {
    if isDeclared { return true }
    let rest = after.drop { $0 == " " }
    if rest.hasPrefix("="), !rest.hasPrefix("==") { return true }
    return after.hasPrefix(".toggle") || before.hasSuffix("&") || before.hasSuffix("\\.")
      || before.hasSuffix("$") || before.hasSuffix("\"")
      || before.hasSuffix("&self.") || before.hasSuffix("for ")
  }

  // MARK: Functions

  /// How the word is used, if it is a function's.
  var use: WordMentions.Use {
    if before.hasSuffix("func ") { return .declaration }
    if before.hasSuffix(")"), startsMethod { return .declaration }
    switch before.last {
    case nil: return .own
    case ".": return useOfMember
    case "\"": return .other
    case "(": return before.hasSuffix("selector(") ? .other : .own
    default: return isAskedOfAnother ? .other : .own
    }
  }

  /// What stands before the dot.
  private var useOfMember: WordMentions.Use {
    let name = before.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let receiver = String(name.reversed())
    if ["self", "super", "Self"].contains(receiver) { return .own }
    return receiver.first?.isUppercase == true ? .ofType(receiver) : .other
  }

  /// Whether something stands before the space, as in Objective-C: `[card show]`.
  private var isAskedOfAnother: Bool {
    let receiver = before.reversed().drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    if receiver.starts(with: "fles[") { return false }
    guard before.last == " ", let mark = receiver.first,
      mark.isLetter || mark.isNumber || mark == "]"
    else { return false }
    let word = String(receiver.prefix { $0.isLetter }.reversed())
    return !["return", "in", "else", "try", "await", "case"].contains(word)
  }

  /// Whether the line begins as a method of Objective-C does.
  private var startsMethod: Bool {
    let line = text.text(place - Self.length, place).split(separator: "\n").last ?? ""
    return line.hasPrefix("-") || line.hasPrefix("+")
  }

  /// Whether a protocol declares the function.
  var isOfProtocol: Bool {
    var depth = 0
    var next = place - 1
    while next >= 0 {
      if text.bytes[next] == UInt8(ascii: "}") { depth += 1 }
      if text.bytes[next] == UInt8(ascii: "{") {
        if depth == 0 {
          let head = text.text(next - 200, next).split { "{};\n".contains($0) }.last ?? ""
          return head.contains("protocol ")
        }
        depth -= 1
      }
      next -= 1
    }
    return text.has("@protocol")
  }
}

// MARK: - Receivers

extension WordMentions.Mention {
  /// Whether it is a text behind a word for an identifier, and so no selector: `segue.identifier == "quit"`.
  var isIdentifier: Bool {
    guard isInText else { return false }
    let line = text.text(place - Self.length, place).split(separator: "\n").last ?? ""
    return line.contains("dentifier")
  }

  /// The types with which the source declares what the word is asked of; empty where it says nothing.
  ///
  /// - Complexity: O(bytes).
  var receiverTypes: Set<String> {
    guard let name = receiver else { return [] }
    let types = text.places(ofName: name).compactMap { place -> String? in
      let rest = text.text(place + name.utf8.count, place + name.utf8.count + Self.length)
      let before = text.text(place - Self.length, place)
      return Self.swiftType(before, rest) ?? Self.pointerType(before)
    }
    return Set(types)
  }

  /// The variable that it is asked of: `page.quit()`, `self.page?.quit()`, `[page quit]`.
  private var receiver: String? {
    let marks: Set<Character> = [".", "?", "!", " "]
    let before = text.text(place - Self.length, place).reversed().drop { marks.contains($0) }
    let name = String(before.prefix { $0.isOfName }.reversed())
    guard name.first?.isLowercase == true || name.first == "_", name != "self" else { return nil }
    let rest = before.dropFirst(name.count)
    let isOfAnother = rest.first == "." && !rest.dropFirst().starts(with: "fles")
    return isOfAnother ? nil : name
  }

  /// The type behind the declared name of Swift: `page: Page`, `let page = Page(…)`.
  ///
  /// Where a value of another kind is given, the type is not known, and the answer is empty.
  private static func swiftType(_ before: String, _ rest: String) -> String? {
    if before.hasSuffix("for ") { return "" }
    let isDeclared = before.hasSuffix("var ") || before.hasSuffix("let ")
    var value = rest.drop { $0 == " " }
    if value.first == ":" {
      value = value.dropFirst().drop { $0 == " " }
    } else {
      guard isDeclared, value.first == "=" else { return nil }
      value = value.dropFirst().drop { $0 == " " }
      let name = value.prefix(while: \.isOfName)
      guard value[name.endIndex...].hasPrefix("(") else { return "" }
    }
    let name = value.prefix(while: \.isOfName)
    return name.first?.isUppercase == true ? String(name) : nil
  }

  /// The type before the declared name of Objective-C: `Page *page`.
  private static func pointerType(_ before: String) -> String? {
    let rest = before.reversed().drop { $0 == " " }
    guard rest.first == "*" else { return nil }
    let name = String(rest.dropFirst().drop { $0 == " " }.prefix { $0.isOfName }.reversed())
    return name.first?.isUppercase == true ? name : nil
  }
}
