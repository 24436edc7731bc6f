/// A path of an expression that can be evaluated by itself, with its beginnings.
struct CompiledSubpath {
  let expression: XPathExpression
  let isExistenceTest: Bool
  /// The path's beginnings, the longest first.
  let beginnings: [String]
}
