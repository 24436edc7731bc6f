/// The actions of a document, as its text has them.
struct SentActions {
  private let text: SourceText

  init(_ text: SourceText) { self.text = text }

  /// Whether something sends an action to a function: not where only gesture recognisers do that no view has.
  ///
  /// - Complexity: O(bytes).
  func mayReach(_ function: String) -> Bool {
    text.places(after: "selector=\"").contains { place in
      let selector = text.name(at: place)
      return selector.hasPrefix(function) && !isOfDetachedRecogniser(place)
    }
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
