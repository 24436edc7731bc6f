extension String {
  /// The text with other texts in the place of some scalars, whatever marks stand behind those.
  ///
  /// A quotation mark with a combining accent is one `Character`, which a search for the quotation mark passes over. Shells,
  /// and readers of Markdown, CSV and XML, see the quotation mark.
  /// - Complexity: O(scalars).
  package func replacingScalars(_ replacements: [Unicode.Scalar: String]) -> String {
    guard unicodeScalars.contains(where: { replacements[$0] != nil }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacements[scalar] {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
