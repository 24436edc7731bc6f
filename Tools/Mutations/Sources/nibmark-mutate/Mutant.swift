/// One change of the sources that a switch turns on while the program runs.
struct Mutant {
  /// How the change is written into the copy.
  enum Form {
    /// Stands for an expression: `(switch ? replacement : original)`.
    case expression
    /// Stands for a whole statement; an empty replacement drops it.
    case statement
    /// Makes an optional binding or a pattern of a condition fail.
    case refusal
  }

  /// The name of its file without the ending, or its place and operator.
  let id: String
  /// What breaks, in one line.
  let name: String
  /// The clauses of the rules that it breaks, such as `TV-91c.2`, with spaces between; nil when it names none.
  let clause: String?
  /// The operator that made it, or `written` for a file below `Mutations/`.
  let operation: String
  /// The path of the source file, from the root of the package.
  let file: String
  /// What it replaces, as offsets of UTF-8.
  let range: Range<Int>
  let form: Form
  /// What stands there instead.
  let replacement: String
  /// A hash of the function's tokens, by which a proof knows it again; empty for automatic mutants.
  var functionDigest = ""
}

extension Mutant {
  /// A sentence for each mutant that does the same at the same place as one before it.
  ///
  /// Shares would count it twice.
  static func twins(of mutants: [Mutant]) -> [String] {
    var known: [String: String] = [:]
    return mutants.compactMap { mutant in
      let change = "\(mutant.file) \(mutant.range) \(mutant.replacement)"
      guard let other = known.updateValue(mutant.id, forKey: change) else { return nil }
      return "\(mutant.id) is \(other) once more; keep one, with the clauses of both"
    }
  }
}
