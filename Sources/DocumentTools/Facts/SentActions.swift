/// The actions of a document, as its text has them.
struct SentActions {
  private let text: SourceText

  init(_ text: SourceText) { self.text = text }

  /// Whether something sends an action to a function: not where only gesture recognisers do that no view has.
  ///
  /// - Parameters:
  ///   - function: The function's name: in Objective-C the first part of its selector.
  ///   - mayBe: Whether an object of a custom class may be the one that has the function.
  /// - Returns: False where no action has such a selector, or each goes to an object of another class.
  /// - Complexity: O(bytes).
  func mayReach(_ function: String, _ mayBe: (_ className: String) -> Bool) -> Bool {
    text.places(after: "selector=\"").contains { place in
      let selector = text.name(at: place)
      return Self.names(selector, function) && !isOfDetachedRecogniser(place)
        && (destinationClass(place).map(mayBe) ?? true)
    }
  }

  /// The selectors of all actions.
  ///
  /// - Complexity: O(bytes).
  var selectors: Set<String> {
    Set(text.places(after: "selector=\"").map { text.name(at: $0) })
  }

  /// Whether a selector is the function's: Swift puts its first label behind the name, as in `quitWithSender:`.
  static func names(_ selector: String, _ function: String) -> Bool {
    guard selector.hasPrefix(function) else { return false }
    return selector.dropFirst(function.count).first.map(\.isUppercase) ?? true
  }

  /// The custom class of the object that an action is sent to; nil where it has none or is not in the document.
  private func destinationClass(_ place: Int) -> String? {
    let tag = text.text(place, place + Self.reach).prefix { $0 != ">" }
    guard let id = Self.value(of: "destination", in: tag) else { return nil }
    let name = Array(" id=\"\(id)\"".utf8)
    guard let mark = text.bytes.firstRange(of: name) else { return nil }
    let before = text.text(mark.lowerBound - Self.reach, mark.lowerBound)
    let start = before.lastIndex(of: "<").map { before[$0...] } ?? ""
    let rest = text.text(mark.lowerBound, mark.lowerBound + Self.reach).prefix { $0 != ">" }
    return Self.value(of: "customClass", in: start + rest)
  }

  private static func value(of attribute: String, in tag: some StringProtocol) -> String? {
    guard let start = tag.firstRange(of: " \(attribute)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }

  private static let reach = 400

  /// Whether the element around an action is a gesture recogniser that nothing in the document leads to.
  private func isOfDetachedRecogniser(_ place: Int) -> Bool {
    let before = text.text(place - Self.reach, place)
    guard let mark = before.ranges(of: "GestureRecognizer ").last else { return false }
    let rest = before[mark.upperBound...]
    guard !rest.contains("GestureRecognizer>"), let id = rest.firstRange(of: "id=\"") else {
      return false
    }
    let name = rest[id.upperBound...].prefix { $0 != "\"" }
    return text.places(ofName: String(name)).allSatisfy { start in
      !text.text(start - 20, start).hasSuffix("destination=\"")
    }
  }
}
