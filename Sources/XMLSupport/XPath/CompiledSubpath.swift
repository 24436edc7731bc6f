/// A path inside an expression that can be evaluated separately, with its prefixes.
struct CompiledSubpath {
  let expression: XPathExpression
  let isExistenceTest: Bool
  /// The path's prefixes, the longest first.
  let beginnings: [String]
}
