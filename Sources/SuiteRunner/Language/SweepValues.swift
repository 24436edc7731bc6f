import XMLSupport

/// The values of the sweep's variables in one planned case, in declared order.
public struct SweepValues: Sendable, Hashable {
  /// One variable and its value.
  public struct Binding: Sendable, Hashable {
    /// The variable's name.
    public let name: String
    /// The value as it was written.
    public let value: String

    /// The value as a number.
    public var number: Double { Double(value) ?? 0 }
  }

  /// The bindings in declared order; empty without a sweep.
  public let bindings: [Binding]

  /// What is appended to the case's id: `[items=1000,width=320]`, or nothing.
  public var suffix: String {
    guard !bindings.isEmpty else { return "" }
    return "[" + bindings.map { "\($0.name)=\($0.value)" }.joined(separator: ",") + "]"
  }

  /// Every combination of the variables' values, the last variable running fastest.
  static func all(of variables: [SweepVariable]) -> [SweepValues] {
    var points = [SweepValues(bindings: [])]
    for variable in variables {
      points = points.flatMap { point in
        variable.values.map {
          SweepValues(bindings: point.bindings + [Binding(name: variable.name, value: $0)])
        }
      }
    }
    return points
  }
}

/// The variables of a case, by name: numbers, and the texts of a sweep.
typealias CaseVariables = [String: XPathScalar]

extension XPathScalar {
  /// The same as an expression's result.
  var result: XPathValue {
    switch self {
    case .number(let number): .number(number)
    case .string(let string): .string(string)
    case .boolean(let isTrue): .boolean(isTrue)
    }
  }

  /// A written value as expressions see it: a number where it has the form of one, else a text.
  init(written text: String) {
    let isNumber = Lexical.isNumber(Array(text.utf8)[...])
    self = (isNumber ? Double(text) : nil).map(XPathScalar.number) ?? .string(text)
  }
}

extension SweepValues.Binding {
  /// The value as expressions see it.
  var scalar: XPathScalar { XPathScalar(written: value) }
}
