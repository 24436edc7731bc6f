// What values code assigns, where it writes them out.
extension SourceAssignments {
  /// Takes whether a view is hidden or takes touches, as far as the value after a word says so.
  mutating func addValue(
    of target: Target,
    _ member: Member,
    _ word: String,
    _ text: SourceText,
    _ end: Int,
    _ classes: Set<String>
  ) {
    switch member {
    case .visibility:
      let isAlpha = word.lowercased() == "alpha"
      let isHiding = Self.isWritten(isAlpha ? ["0", "0.0"] : ["true", "YES"], text, end)
      add(target, isHiding ? .hiding : .showing, classes)
    case .touches:
      let isDisabling = Self.isWritten(["false", "NO"], text, end)
      add(target, isDisabling ? .disabling : .enabling, classes)
    default: break
    }
  }

  /// Whether one of some values stands behind a word and ends there.
  private static func isWritten(_ values: [String], _ text: SourceText, _ end: Int) -> Bool {
    let rest = text.text(end, end + 24).drop { " =:".contains($0) }
    let value = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    let next = rest[value.endIndex...].drop { $0 == " " }.first
    return values.contains(String(value)) && (next.map { "\n\r;]})/".contains($0) } ?? true)
  }
}
