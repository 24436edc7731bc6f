import ConstraintSolver
import Foundation
import Numbers

/// The file of a system, one statement a line.
///
/// - `V COUNT`: how many variables there are.
/// - `C RELATION STRENGTH CONSTANT COUNT VARIABLE COEFFICIENT…`: a row of so many terms. The relation
///   is 0 for equal, 1 for at least and -1 for at most 0.
/// - `E VARIABLE STRENGTH FIRST SECOND`: the variable that is edited, and its two values.
extension SolverProblem {
  /// The text of the file.
  var text: String {
    var lines = ["V \(variableCount)"]
    for row in rows {
      let terms = row.terms.map { "\($0.variable.index) \(Self.number($0.coefficient))" }
      lines.append(
        "C \(row.relation.rawValue) \(row.strength.weight) \(row.constant) \(terms.count)"
          + " \(terms.joined(separator: " "))"
      )
    }
    let values = "\(editValues.0) \(editValues.1)"
    lines.append("E \(editVariable) \(editStrength.weight) \(values)")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a file; the system's name is the file's, without its extension.
  init(contentsOfFile path: String) throws(BenchInputError) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw BenchInputError("\(path): cannot be read")
    }
    self.init(name: URL(filePath: path).deletingPathExtension().lastPathComponent)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard numbers.count == words.count - 1, read(words.first ?? "", numbers) else {
        throw BenchInputError("\(path):\(index + 1): not a V, C or E line of a system: \(line)")
      }
    }
  }

  /// Takes one statement in, and answers whether it is one.
  private mutating func read(_ kind: Substring, _ numbers: [Double]) -> Bool {
    switch (kind, numbers.count) {
    case ("V", 1):
      variableCount = Int(saturating: numbers[0])
    case ("C", 4...):
      guard let row = Self.row(numbers) else { return false }
      rows.append(row)
    case ("E", 4):
      editVariable = Int(saturating: numbers[0])
      editStrength = Self.strength(numbers[1])
      editValues = (numbers[2], numbers[3])
    default:
      return false
    }
    return true
  }

  private static func row(_ numbers: [Double]) -> Row? {
    guard let relation = Relation(rawValue: Int8(clamping: Int(saturating: numbers[0]))),
      numbers.count == 4 + 2 * Int(saturating: numbers[3])
    else {
      return nil
    }
    let terms = stride(from: 4, to: numbers.count, by: 2).map {
      Term(Variable(index: Int(saturating: numbers[$0])), numbers[$0 + 1])
    }
    return Row(
      terms: terms,
      constant: numbers[2],
      relation: relation,
      strength: strength(numbers[1])
    )
  }

  /// The greatest strength that weighs no more.
  private static func strength(_ weight: Double) -> Strength {
    let all = [Strength.required, .strong, .belowStrong, .medium]
    return all.first { weight >= $0.weight } ?? .weak
  }

  /// A coefficient; whole ones have no decimals.
  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(saturating: value)) : String(value)
  }
}
