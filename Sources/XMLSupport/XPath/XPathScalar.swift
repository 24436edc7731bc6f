/// A value of a template variable: what XPath knows besides nodes.
public enum XPathScalar: Sendable, Hashable {
  /// A number, in double precision.
  case number(Double)
  /// A string.
  case string(String)
  /// True or false.
  case boolean(Bool)

  /// The value as XPath's `number()` gives it.
  public var number: Double {
    switch self {
    case .number(let number): number
    case .string(let string): XPathNumber.parse(string)
    case .boolean(let value): value ? 1 : 0
    }
  }

  /// The value as XPath's `string()` gives it.
  public var string: String {
    switch self {
    case .number(let number): XPathNumber.text(number)
    case .string(let string): string
    case .boolean(let value): value ? "true" : "false"
    }
  }

  /// The value as XPath's `boolean()` gives it.
  public var boolean: Bool {
    switch self {
    case .number(let number): number != 0 && !number.isNaN
    case .string(let string): !string.isEmpty
    case .boolean(let value): value
    }
  }

  var value: XPathValue {
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
