/// The storyboards that code asks for their initial controller, as far as its words tell.
struct InitialScenes: Sendable {
  private var names: Set<String> = []
  private var mayBeAny = false

  private static let words: [StaticString] = [
    "nstantiateInitial", "initialScene", "initialViewController", "InitialViewController",
  ]
  private static let openings: [StaticString] = ["UIStoryboard(name:", "storyboardWithName:"]
  /// What begins another function, or names the storyboard of a controller.
  private static let limits = [
    "func ", "var ", "\n- (", "\n-(", "\n+ (", "\n+(", "self.storyboard",
  ]
  /// How far before the question the storyboard is made, in bytes.
  private static let distanceMax = 400

  /// Takes a source.
  ///
  /// - Complexity: O(bytes).
  mutating func add(_ text: SourceText) {
    for place in Set(Self.words.flatMap { text.places(after: $0) }) where !text.isInComment(place) {
      if let name = Self.storyboard(before: place, text) {
        names.insert(name)
      } else {
        mayBeAny = true
      }
    }
  }

  /// Whether code may ask a storyboard of a name for its initial controller.
  func mayContain(_ name: String) -> Bool { mayBeAny || names.contains(name) }

  /// The name in quotation marks of the storyboard that is made before a place; nil where another may be meant.
  private static func storyboard(before place: Int, _ text: SourceText) -> String? {
    let former = text.text(max(0, place - distanceMax), place)
    let starts = openings.flatMap { former.ranges(of: "\($0)") }.map(\.upperBound)
    guard let start = starts.max() else { return nil }
    let rest = former[start...].drop { $0 == " " || $0 == "@" }
    // In another function, another storyboard may be meant.
    guard rest.first == "\"", !limits.contains(where: { rest.contains($0) }) else { return nil }
    return rest.dropFirst().firstIndex(of: "\"").map { String(rest.dropFirst()[..<$0]) }
  }
}
