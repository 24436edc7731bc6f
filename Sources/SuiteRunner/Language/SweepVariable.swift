/// One variable of a sweep with the values that it takes in turn.
public struct SweepVariable: Sendable, Hashable {
  /// The name, as it is written after `$` in an expression.
  public let name: String
  /// The values in the declared order, in the declared spelling.
  public let values: [String]

  /// Reads `items: 10 100; style: plain grouped`; nil when the text has not that form.
  static func parse(_ text: String) -> [SweepVariable]? {
    var variables: [SweepVariable] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let body = variables.isEmpty ? part : part.dropFirst()
      if !variables.isEmpty, part.first != " " { return nil }
      let halves = body.split(separator: ":", omittingEmptySubsequences: false)
      guard halves.count == 2, Lexical.isVariable(Array(halves[0].utf8)[...]),
        halves[1].first == " ",
        case let values = halves[1].dropFirst().split(
          separator: " ",
          omittingEmptySubsequences: false
        ),
        values.allSatisfy({
          let bytes = Array($0.utf8)[...]
          return Lexical.isNumber(bytes) || Lexical.isIdentifier(bytes)
        })
      else { return nil }
      variables.append(SweepVariable(name: String(halves[0]), values: values.map(String.init)))
    }
    return variables
  }
}

extension SweepVariable {
  /// The most points that one sweep may have.
  static let pointCountMax = 10_000

  /// What is wrong with a sweep that has the right form.
  static func mistake(in text: String) -> String? {
    let variables = parse(text) ?? []
    var names: Set<String> = []
    for variable in variables {
      if !names.insert(variable.name).inserted { return "sweep names \(variable.name) twice" }
      if Set(variable.values).count < variable.values.count {
        return "sweep gives \(variable.name) one value twice"
      }
    }
    var count = 1
    for variable in variables {
      let (product, overflow) = count.multipliedReportingOverflow(by: variable.values.count)
      if overflow || product > pointCountMax { return "sweep has more than 10000 points" }
      count = product
    }
    return nil
  }
}
