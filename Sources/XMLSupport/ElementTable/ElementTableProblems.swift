extension ElementTable {
  /// The error for a value that is not of its attribute's kind.
  func failure(of problem: ValueProblem) -> ElementTableFailure {
    let element = owner(ofAttribute: problem.attribute)
    let name = attributeName(problem.attribute)
    let error = XMLError(
      .invalidValue,
      "\(name)=\"\(Self.shortened(text(problem.attribute)))\" of <\(elementName(element))> "
        + "is not \(Self.noun(problem.kind))",
      at: location(attribute: problem.attribute),
      expected: expectation(problem.kind)
    )
    return ElementTableFailure(error: error, elementPath: path(element))
  }

  /// Shortens a value for a message.
  static func shortened(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(57) + "..."
  }

  private static func noun(_ kind: UInt8) -> String {
    switch kind {
    case ValueCode.boolean: "YES or NO"
    case ValueCode.integer: "a whole number"
    case ValueCode.ratio: "a multiplier"
    case ValueCode.priority: "a priority"
    case ValueCode.number, ValueCode.numberOrInfinite: "a finite number"
    default: "a known value"
    }
  }

  private func expectation(_ kind: UInt8) -> String {
    switch kind {
    case ValueCode.boolean: return "YES or NO"
    case ValueCode.integer: return "digits, as in \"2\""
    case ValueCode.ratio: return "a number, \"a:b\" or \"a/b\" with b not 0, or \"a%\""
    case ValueCode.priority: return "a number from 0 to 1000"
    case ValueCode.number: return "a decimal number, as in \"20.5\""
    case ValueCode.numberOrInfinite: return "a decimal number or \"infinite\""
    default:
      let list = Int(kind) - Int(ValueCode.keyword)
      guard vocabulary.keywordLists.indices.contains(list) else { return "another value" }
      return "one of "
        + vocabulary.keywordLists[list].words.map(\.word).sorted().joined(separator: ", ")
    }
  }
}
