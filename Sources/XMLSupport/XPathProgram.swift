#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The part of XPath without nodes, compiled for templates that run for every row of a list.
///
/// libxml2 needs 65–100 ns and three allocations for `$row + 1`; this needs a few and none. The two
/// are held equal by a differential test over seeded random expressions.
struct XPathProgram: Sendable {
  /// A function of one argument whose result depends on the argument only.
  enum Function: String, Sendable {
    case number, string, boolean, not, floor, ceiling, round
  }

  /// One operation; operands are indices of operations before it.
  enum Operation: Sendable {
    case constant(XPathScalar)
    case variable(Int)
    case arithmetic(XPathSyntax.Operator, Int, Int)
    case comparison(XPathSyntax.Operator, Int, Int)
    case logic(XPathSyntax.Operator, Int, Int)
    case negate(Int)
    case call(Function, Int)
    case concat([Int])
  }

  private var operations: [Operation] = []

  /// Compiles an expression, or returns `nil` for one that libxml2 has to evaluate.
  ///
  /// - Parameters:
  ///   - expression: The expression, already checked.
  ///   - variables: The names of variables; a value is found at the index of its name.
  init?(_ expression: XPathExpression, variables: [String]) {
    let text = Array(expression.text.utf8)
    guard add(expression.syntax, text, variables) != nil else { return nil }
  }

  private mutating func append(_ operation: Operation) -> Int {
    operations.append(operation)
    return operations.count - 1
  }

  /// Appends an expression after its operands; the last operation is the whole.
  private mutating func add(
    _ syntax: XPathSyntax,
    _ text: [UInt8],
    _ variables: [String]
  ) -> Int? {
    switch syntax {
    case .number(let range):
      // libxml2 reads numbers its own way; asking it once keeps the last bit equal.
      let digits = String(decoding: text[range], as: UTF8.self)
      guard let number = try? XPathExpression(digits).evaluate(on: .scratch()).number else {
        return nil
      }
      return append(.constant(.number(number)))
    case .literal(let value, _):
      return append(.constant(.string(value)))
    case .variable(let name, _):
      return variables.firstIndex(of: name).map { append(.variable($0)) }
    case .negate(let operand, _):
      return add(operand, text, variables).map { append(.negate($0)) }
    case .binary(let operation, let left, let right, _):
      guard operation != .union, let left = add(left, text, variables),
        let right = add(right, text, variables)
      else { return nil }
      return append(Self.operation(operation, left, right))
    case .call(let name, let arguments, _):
      return addCall(name, arguments, text, variables)
    case .path:
      return nil
    }
  }

  private static func operation(
    _ operation: XPathSyntax.Operator,
    _ left: Int,
    _ right: Int
  ) -> Operation {
    switch operation {
    case .or, .and: .logic(operation, left, right)
    case .plus, .minus, .multiply, .divide, .modulo: .arithmetic(operation, left, right)
    default: .comparison(operation, left, right)
    }
  }

  private mutating func addCall(
    _ name: String,
    _ arguments: [XPathSyntax],
    _ text: [UInt8],
    _ variables: [String]
  ) -> Int? {
    var operands: [Int] = []
    for argument in arguments {
      guard let operand = add(argument, text, variables) else { return nil }
      operands.append(operand)
    }
    switch (name, operands.count) {
    case ("true", 0): return append(.constant(.boolean(true)))
    case ("false", 0): return append(.constant(.boolean(false)))
    case ("concat", 2...): return append(.concat(operands))
    case (_, 1): return Function(rawValue: name).map { append(.call($0, operands[0])) }
    default: return nil
    }
  }
}

// MARK: - Evaluation

extension XPathProgram {
  /// The values of all variables, by the index of their name.
  typealias Values = UnsafeBufferPointer<XPathScalar>

  /// The result as a number.
  ///
  /// - Complexity: O(*n*) in the operations, without allocation unless strings are joined.
  func number(_ values: Values) -> Double { number(operations.count - 1, values) }

  /// The result as a string.
  func string(_ values: Values) -> String { string(operations.count - 1, values) }

  /// The result as it is.
  func value(_ values: Values) -> XPathScalar { value(operations.count - 1, values) }

  private func value(_ index: Int, _ values: Values) -> XPathScalar {
    switch operations[index] {
    case .constant(let value): value
    case .variable(let slot): slot < values.count ? values[slot] : .string("")
    case .arithmetic, .negate: .number(number(index, values))
    case .comparison, .logic: .boolean(boolean(index, values))
    case .concat: .string(string(index, values))
    case .call(let function, _):
      switch function {
      case .number, .floor, .ceiling, .round: .number(number(index, values))
      case .string: .string(string(index, values))
      case .boolean, .not: .boolean(boolean(index, values))
      }
    }
  }

  private func number(_ index: Int, _ values: Values) -> Double {
    switch operations[index] {
    case .arithmetic(let operation, let left, let right):
      let a = number(left, values)
      let b = number(right, values)
      switch operation {
      case .plus: return a + b
      case .minus: return a - b
      case .multiply: return a * b
      case .divide: return a / b
      default: return b == 0 ? .nan : fmod(a, b)
      }
    case .negate(let operand): return -number(operand, values)
    case .call(.number, let operand): return number(operand, values)
    case .call(.floor, let operand): return number(operand, values).rounded(.down)
    case .call(.ceiling, let operand): return number(operand, values).rounded(.up)
    case .call(.round, let operand): return Self.round(number(operand, values))
    case .constant, .variable, .comparison, .logic, .concat, .call:
      return value(index, values).number
    }
  }

  private func boolean(_ index: Int, _ values: Values) -> Bool {
    switch operations[index] {
    case .logic(.or, let left, let right): boolean(left, values) || boolean(right, values)
    case .logic(_, let left, let right): boolean(left, values) && boolean(right, values)
    case .call(.not, let operand): !boolean(operand, values)
    case .call(.boolean, let operand): boolean(operand, values)
    case .comparison(let operation, let left, let right):
      Self.compare(operation, value(left, values), value(right, values))
    case .constant, .variable, .arithmetic, .negate, .concat, .call:
      value(index, values).boolean
    }
  }

  private func string(_ index: Int, _ values: Values) -> String {
    switch operations[index] {
    case .concat(let operands):
      var text = ""
      for operand in operands { text += string(operand, values) }
      return text
    case .call(.string, let operand): return string(operand, values)
    case .constant, .variable, .arithmetic, .comparison, .logic, .negate, .call:
      return value(index, values).string
    }
  }

  /// Compares as XPath 1.0 §3.4 says: as booleans if one is, else as numbers, else as strings.
  private static func compare(
    _ operation: XPathSyntax.Operator,
    _ left: XPathScalar,
    _ right: XPathScalar
  ) -> Bool {
    switch operation {
    case .equal: return equal(left, right)
    case .notEqual: return !equal(left, right)
    case .less: return left.number < right.number
    case .lessOrEqual: return left.number <= right.number
    case .greater: return left.number > right.number
    default: return left.number >= right.number
    }
  }

  private static func equal(_ left: XPathScalar, _ right: XPathScalar) -> Bool {
    switch (left, right) {
    case (.boolean, _), (_, .boolean): left.boolean == right.boolean
    case (.number, _), (_, .number): left.number == right.number
    case (.string(let a), .string(let b)):
      // By code points as XPath compares, not by canonical equivalence as Swift does.
      a.utf8.elementsEqual(b.utf8)
    }
  }

  /// Rounds halves up, as XPath does.
  private static func round(_ number: Double) -> Double {
    if number >= -0.5, number < 0.5 { return number * 0 }
    let floor = number.rounded(.down)
    return number - floor >= 0.5 ? floor + 1 : floor
  }
}
