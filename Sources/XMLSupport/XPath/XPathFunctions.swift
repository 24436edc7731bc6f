/// The functions of XPath 1.0 and how many arguments each takes.
enum XPathFunctions {
  /// The counts of arguments by name, as XPath 1.0 §4 lists them.
  static let arities: [String: ClosedRange<Int>] = [
    "last": 0...0, "position": 0...0, "count": 1...1, "id": 1...1, "local-name": 0...1,
    "namespace-uri": 0...1, "name": 0...1, "string": 0...1, "concat": 2...Int.max,
    "starts-with": 2...2, "contains": 2...2, "substring-before": 2...2,
    "substring-after": 2...2, "substring": 2...3, "string-length": 0...1,
    "normalize-space": 0...1, "translate": 3...3, "boolean": 1...1, "not": 1...1,
    "true": 0...0, "false": 0...0, "lang": 1...1, "number": 0...1, "sum": 1...1,
    "floor": 1...1, "ceiling": 1...1, "round": 1...1,
  ]
}
