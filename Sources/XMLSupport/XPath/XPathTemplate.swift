/// Text with `{XPATH}` in it, like XSLT's attribute value templates: `Row {$row + 1}`.
///
/// `{{` and `}}` stand for braces. Literals, variables, arithmetic, comparison and `concat` run
/// natively. libxml2 evaluates the rest, without a context node.
public struct XPathTemplate: Sendable {
  private enum Part: Sendable {
    case text(String)
    case native(XPathProgram)
    /// Kept as text: a compiled expression of libxml2 cannot be shared between threads.
    case foreign(String)
  }

  /// The template as it was written.
  public let text: String
  /// The names of variables; values are given in the same order.
  public let variables: [String]
  private let parts: [Part]

  /// Compiles a template.
  ///
  /// - Parameters:
  ///   - text: The template.
  ///   - variables: The names that it may use, without `$`.
  /// - Throws: ``XMLError`` with an excerpt and a caret but no location; the caller adds it.
  public init(_ text: String, variables: [String] = []) throws(XMLError) {
    self.text = text
    self.variables = variables
    var parts: [Part] = []
    for piece in try TemplateLexer.pieces(of: text) {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .expression(let source):
        parts.append(try Self.compile(source, variables))
      }
    }
    self.parts = parts
  }

  /// The names of all variables of a template, each once, in the order of their first use.
  ///
  /// - Throws: ``XMLError`` with an excerpt and a caret but no location; the caller adds it.
  public static func variableNames(in text: String) throws(XMLError) -> [String] {
    var names: [String] = []
    for case .expression(let source) in try TemplateLexer.pieces(of: text) {
      for name in try XPathExpression(source).variableNames where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  private static func compile(
    _ source: String,
    _ variables: [String]
  ) throws(XMLError) -> Part {
    let expression = try XPathExpression(source)
    try expression.checkVariables(variables)
    if let program = XPathProgram(expression, variables: variables) { return .native(program) }
    return .foreign(source)
  }

  /// Whether the text is the same for all values.
  public var isConstant: Bool {
    parts.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// Whether every expression runs natively.
  public var isNative: Bool {
    parts.allSatisfy { if case .foreign = $0 { false } else { true } }
  }
}

// MARK: - Evaluation

extension XPathTemplate {
  /// Returns the text with every expression replaced by its string.
  ///
  /// - Parameter values: The values of ``variables``, in their order.
  /// - Returns: The text.
  /// - Throws: ``XMLError`` when an expression that libxml2 evaluates fails.
  /// - Complexity: O(*n*) in operations and text; native ones allocate only for long strings.
  public func string(_ values: [XPathScalar] = []) throws(XMLError) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .native(let program):
        values.withUnsafeBufferPointer { program.append(to: &text, $0) }
      case .foreign(let source): text += try evaluate(source, values).string
      }
    }
    return text
  }

  /// Returns the text as a number; NaN when it is not one.
  ///
  /// A template of one expression, such as `{$row * 2}`, is evaluated without a string.
  /// - Parameter values: The values of ``variables``, in their order.
  /// - Returns: The number.
  /// - Throws: ``XMLError`` when an expression that libxml2 evaluates fails.
  public func number(_ values: [XPathScalar] = []) throws(XMLError) -> Double {
    if parts.count == 1, case .native(let program) = parts[0] {
      return values.withUnsafeBufferPointer { program.number($0) }
    }
    return XPathNumber.parse(try string(values))
  }

  /// Returns the value of the template's only expression, or else the text.
  ///
  /// - Parameter values: The values of ``variables``, in their order.
  /// - Returns: The value.
  /// - Throws: ``XMLError`` when an expression that libxml2 evaluates fails.
  public func value(_ values: [XPathScalar] = []) throws(XMLError) -> XPathScalar {
    guard parts.count == 1 else { return .string(try string(values)) }
    switch parts[0] {
    case .text(let text): return .string(text)
    case .native(let program): return values.withUnsafeBufferPointer { program.value($0) }
    case .foreign(let source):
      switch try evaluate(source, values) {
      case .number(let number): return .number(number)
      case .boolean(let value): return .boolean(value)
      case let other: return .string(other.string)
      }
    }
  }

  private func evaluate(
    _ source: String,
    _ values: [XPathScalar]
  ) throws(XMLError) -> XPathValue {
    try XPathExpression(source).evaluate(on: .scratch()) { name in
      guard let index = variables.firstIndex(of: name), index < values.count else { return nil }
      return values[index].value
    }
  }
}

extension XMLTree {
  /// A tree without nodes, for expressions that use none.
  static func scratch() throws(XMLError) -> XMLTree {
    try Builder().finish()
  }
}
