/// What stands around a place of a source without comments: its function, and the conditions under which it runs.
///
/// Where braces do not match it knows no function, and nothing is claimed.
struct EnclosingCode {
  /// A truth on which a place depends.
  struct Condition: Hashable {
    /// The name of a variable, as in `if isEditing`.
    let name: String
    /// What it has to be.
    let value: Bool
  }

  /// The head of the function up to its brace; empty where none is found.
  private(set) var head = ""
  /// The conditions of one variable alone.
  private(set) var conditions: [Condition] = []
  /// The identifiers of the segues of which one has to be prepared, as in `if segue.identifier == "show"`.
  private(set) var segues: [String] = []
  /// The reuse identifiers of which a cell has to have one, as in `if cell.reuseIdentifier == "row"`.
  private(set) var cells: [String] = []

  private static let headLength = 400
  private static let reach = 20_000

  /// Reads outwards from a place.
  ///
  /// - Complexity: O(bytes of the function).
  init(_ text: SourceText, at place: Int) {
    var next = place
    while let open = Self.openBrace(text, before: next) {
      let head = Self.head(text, before: open)
      if Self.isFunction(head) {
        self.head = head
        return
      }
      if let condition = Self.condition(text, head, open) { conditions.append(condition) }
      if let segue = Self.compared(["segue", "identifier"], in: head) { segues.append(segue) }
      if let cell = Self.compared(["reuseIdentifier"], in: head) { cells.append(cell) }
      next = open
    }
    (conditions, segues, cells) = ([], [], [])
  }

  /// The text that a condition compares something of some words with; nil for any other, and for one of several.
  private static func compared(_ words: [String], in head: String) -> String? {
    let parts = head.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, words.allSatisfy(parts[0].contains),
      head.contains("if"), !["!", "|", "&"].contains(where: head.contains),
      parts[0].contains("==") || parts[0].contains("isEqual")
    else { return nil }
    return String(parts[1])
  }

  /// The name of the function: in Objective-C the first part of its selector.
  var function: String? {
    let text = SourceText(head)
    if let place = text.places(after: "func ").last { return text.name(at: place) }
    guard !Self.isInitialiser(head), let close = head.firstIndex(of: ")") else { return nil }
    let name = head[close...].dropFirst().drop { $0 == " " }.prefix(while: \.isOfName)
    return name.isEmpty ? nil : String(name)
  }

  // MARK: Braces

  /// The brace that is open at a place.
  private static func openBrace(_ text: SourceText, before place: Int) -> Int? {
    var depth = 0
    var next = min(place, text.bytes.count) - 1
    let end = max(0, place - reach)
    while next >= end {
      switch text.bytes[next] {
      case UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "{"):
        if depth == 0 { return next }
        depth -= 1
      default: break
      }
      next -= 1
    }
    return nil
  }

  /// What stands between a brace and what ended before it.
  private static func head(_ text: SourceText, before brace: Int) -> String {
    let before = text.text(brace - headLength, brace)
    let start = before.lastIndex { "{};".contains($0) }.map { before.index(after: $0) }
    return String(before[(start ?? before.startIndex)...]).withoutDirectives
  }

  private static func isFunction(_ head: String) -> Bool {
    if SourceText(head).has("func ") || isInitialiser(head) { return true }
    let start = head.drop { $0.isWhitespace }
    return (start.first == "-" || start.first == "+") && start.contains("(")
  }

  /// Whether a head is an initialiser's of Swift, which code calls by the name of its class.
  private static func isInitialiser(_ head: String) -> Bool {
    let words = head.split { $0.isWhitespace }
    return words.contains { $0.hasPrefix("init(") || $0.hasPrefix("init?(") }
  }

  // MARK: Conditions

  private static func condition(_ text: SourceText, _ head: String, _ brace: Int) -> Condition? {
    let words = head.trimmingPrefix(while: \.isWhitespace)
    if words.hasPrefix("if") || words.hasPrefix("else if") {
      return condition(
        in: words.drop { $0 == "e" || $0 == "l" || $0 == "s" || $0 == " " }.dropFirst(2)
      )
    }
    guard words.hasPrefix("else"), words.dropFirst(4).allSatisfy(\.isWhitespace) else { return nil }
    // The block before `else` belongs to its `if`.
    var end = brace
    while end > 0, text.byte(end - 1) != UInt8(ascii: "}") { end -= 1 }
    guard let open = openBrace(text, before: end - 1) else { return nil }
    let other = Self.head(text, before: open).trimmingPrefix(while: \.isWhitespace)
    guard other.hasPrefix("if") else { return nil }
    return condition(in: other.dropFirst(2)).map { Condition(name: $0.name, value: !$0.value) }
  }

  /// The condition `name`, `!name` or `name == false`; nil for any other.
  private static func condition(in text: Substring) -> Condition? {
    guard text.first.map({ $0 == " " || $0 == "(" }) == true else { return nil }
    var words = text.filter { !"() \n\t\r".contains($0) }[...]
    var value = true
    if words.first == "!" {
      value = false
      words = words.dropFirst()
    }
    for (end, truth) in [("==true", true), ("==YES", true), ("==false", false), ("==NO", false)]
    where words.hasSuffix(end) {
      words = words.dropLast(end.count)
      value = value == truth
    }
    if words.hasPrefix("self.") { words = words.dropFirst(5) }
    guard !words.isEmpty, words.allSatisfy(\.isOfName) else {
      return nil
    }
    return Condition(name: String(words), value: value)
  }
}

extension String {
  /// The text without lines such as `#pragma mark - Actions`.
  fileprivate var withoutDirectives: String {
    guard contains("#") else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.drop(while: \.isWhitespace).first != "#" }.joined(separator: "\n")
  }
}
