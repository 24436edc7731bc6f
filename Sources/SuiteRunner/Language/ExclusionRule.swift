/// A rule between attributes of one element.
enum ExclusionRule: Sendable {
  case exactlyOne([String])
  case atMostOne([String])
  case atLeastOne([String])
  /// The first may only stand beside the second.
  case requires(String, String)
  /// Exactly one, but none where the element stands inside one of the others.
  case exactlyOneUnless(inside: [String], [String])
}
