/// A controller that a chain of calls makes and keeps nowhere: `Card().setTitle("…")`, or `[[[Card alloc] init] setTitle:@"…"];`.
///
/// What is called of it on the way may show it, so only calls count whose names say that they set something.
enum ThrownController {
  /// Whether the statement around the name of a class makes a controller and keeps it nowhere.
  ///
  /// - Parameters:
  ///   - text: A source without comments.
  ///   - start: Where the name of the class begins.
  ///   - end: Where it ends.
  /// - Returns: Whether nothing has the controller afterwards.
  /// - Complexity: O(bytes of the statement).
  static func isOne(_ text: SourceText, from start: Int, to end: Int) -> Bool {
    let before = text.text(start - reach, start)
    let place = before.lastIndex { "{};\n".contains($0) }.map { before.index(after: $0) }
    let head = before[(place ?? before.startIndex)...]
    guard head.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "[" }) else { return false }
    let rest = text.text(end, end + reach)
    return head.contains("[") ? isThrownInC(rest) : isThrown(rest)
  }

  private static let reach = 400
  private static let setting = ["set", "with", "config", "init"]

  private static func isSetting(_ name: Substring) -> Bool {
    setting.contains(where: name.hasPrefix)
  }

  /// Whether `(…).setTitle(…)` follows, and then another statement on a line of its own.
  private static func isThrown(_ rest: String) -> Bool {
    var left = rest[...]
    var isSet = false
    while true {
      if left.first == "(" {
        guard let end = left.endOfBlock("(", ")") else { return false }
        left = left[end...].dropFirst()
      }
      let next = left.drop(while: \.isWhitespace)
      guard next.first == "." else { return isSet && isEnd(left, next) }
      let name = next.dropFirst().prefix(while: \.isOfName)
      left = next[name.endIndex...]
      guard isSetting(name), left.first == "(" else { return false }
      isSet = isSet || name != "init"
    }
  }

  private static func isEnd(_ left: Substring, _ next: Substring) -> Bool {
    guard let first = next.first else { return true }
    if first == ";" || first == "}" { return true }
    let isOnOwnLine = left[..<next.startIndex].contains(where: \.isNewline)
    return isOnOwnLine && (first.isOfName || first == "@")
  }

  /// Whether the messages up to the end of the statement set something.
  private static func isThrownInC(_ rest: String) -> Bool {
    guard let end = rest.firstIndex(of: ";") else { return false }
    let parts = rest[..<end].split(separator: "]", omittingEmptySubsequences: false)
    let messages = parts.map { $0.drop(while: \.isWhitespace).prefix(while: \.isOfName) }
    guard messages.first == "alloc" || messages.first == "new" else { return false }
    let others = messages.dropFirst().filter { !$0.isEmpty }
    return others.allSatisfy(isSetting) && others.contains { !$0.hasPrefix("init") }
  }
}
