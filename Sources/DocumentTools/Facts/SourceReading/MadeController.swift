/// A controller that a function makes and keeps in a name: `let page = Page(nibName: "Page", bundle: nil)`, or
/// `Page *page = [[Page alloc] initWithNibName:@"Page" bundle:nil]`.
struct MadeController {
  private let name: String
  private let text: SourceText
  private let place: Int

  private static let reach = 4000
  /// What a controller's view is loaded by.
  private static let loading: Set<String> = [
    "view", "loadView", "loadViewIfNeeded", "viewIfLoaded", "parent", "navigationController",
    "popoverPresentationController", "beginAppearanceTransition",
  ]

  /// Reads the statement around the name of the nib; nil where it keeps the controller in no constant.
  init?(_ text: SourceText, _ place: Int) {
    guard let name = Self.name(at: place, text) else { return nil }
    (self.name, self.text, self.place) = (name, text, place)
  }

  /// The name that the statement around a place declares.
  static func name(at place: Int, _ text: SourceText) -> String? {
    let before = text.text(place - 200, place)
    let start = before.lastIndex { "{};\n".contains($0) }.map { before.index(after: $0) }
    let line = before[(start ?? before.startIndex)...].drop { $0 == " " || $0 == "\t" }
    return name(in: line).map { String($0) }
  }

  /// The name that a statement declares.
  private static func name(in line: Substring) -> Substring? {
    guard let equals = line.firstIndex(of: "=") else { return nil }
    let declared = line[..<equals].split(separator: " ")
    guard declared.count == 2 else { return nil }
    let isSwift = declared[0] == "let"
    let name = declared[1].drop { $0 == "*" }
    let isPointer = declared[1].first == "*" || declared[0].last == "*"
    return (isSwift || isPointer) && !name.isEmpty && name.allSatisfy(\.isOfName) ? name : nil
  }

  /// Whether something may show it: it is handed on, or asked for more than its own values.
  ///
  /// - Complexity: O(bytes of the function).
  var isShown: Bool {
    let rest = block
    return rest.ranges(of: name).contains { range in
      let before = rest[..<range.lowerBound].last
      let isWord =
        before.map { !$0.isOfName && $0 != "." } ?? true
        && !(rest[range.upperBound...].first.map(\.isOfName) ?? false)
      return isWord && !isOwnValue(rest[range.upperBound...])
    }
  }

  /// Whether what follows the name is a value of it, such as `.title = "…"`.
  private func isOwnValue(_ rest: Substring) -> Bool {
    guard rest.first == "." else { return false }
    let member = rest.dropFirst().prefix(while: \.isOfName)
    guard !member.isEmpty, !Self.loading.contains(String(member)) else { return false }
    return rest[member.endIndex...].first != "("
  }

  /// What follows the statement in its block.
  private var block: String {
    let rest = text.text(place, place + Self.reach)
    var depth = 0
    let end = rest.firstIndex { letter in
      if letter == "{" { depth += 1 }
      if letter == "}" { depth -= 1 }
      return depth < 0
    }
    // The call that makes it ends with its line.
    let inside = rest[..<(end ?? rest.endIndex)]
    guard end != nil, let line = inside.firstIndex(of: "\n") else { return name }
    return String(inside[line...])
  }
}
