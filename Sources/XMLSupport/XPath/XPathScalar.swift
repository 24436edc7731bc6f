/// The value of a template variable: any XPath type but a node set.
public enum XPathScalar: Sendable, Hashable {
  /// A number, in double precision.
  case number(Double)
  /// A string.
  case string(String)
  /// True or false.
  case boolean(Bool)

  /// The value converted by XPath's `number()`.
  public var number: Double {
    switch self {
    case .number(let number): number
    case .string(let string): XPathNumber.parse(string)
    case .boolean(let value): value ? 1 : 0
    }
  }

  /// The value converted by XPath's `string()`.
  public var string: String {
    switch self {
    case .number(let number): XPathNumber.text(number)
    case .string(let string): string
    case .boolean(let value): value ? "true" : "false"
    }
  }

  /// The value converted by XPath's `boolean()`.
  public var boolean: Bool {
    switch self {
    case .number(let number): number != 0 && !number.isNaN
    case .string(let string): !string.isEmpty
    case .boolean(let value): value
    }
  }

  /// The same value as an expression's result.
  public var value: XPathValue {
    switch self {
    case .number(let number): .number(number)
    case .string(let string): .string(string)
    case .boolean(let value): .boolean(value)
    }
  }
}

extension XPathScalar: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Makes a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Makes true or false.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
