import XMLSupport

/// Expressions as they stand in suites.
enum ExpressionText {
  /// What is wrong with an expression in which these variables may stand, or nil.
  static func mistake(in text: String, variables: [String]) -> String? {
    do {
      try XPathExpression(text).checkVariables(variables)
      return nil
    } catch {
      return message(error)
    }
  }

  /// An error without its place, which the element gives.
  static func message(_ error: XMLError) -> String {
    error.placed(at: nil).description
  }
}
