import CLibXML2

/// The state of one evaluation or compilation, for libxml2's callbacks.
final class XPathEvaluation {
  private let lookup: XPathExpression.Variables
  private var code: Int32?
  private var offset: Int?
  private var undefinedVariable: String?

  init(_ lookup: @escaping XPathExpression.Variables) {
    self.lookup = lookup
  }

  /// Whether libxml2 reported an error; it may return a value nevertheless.
  var failed: Bool { code != nil }

  /// libxml2 gives a code and, for syntax, the offset; the message is always missing.
  static let errorHandler: xmlStructuredErrorFunc = { data, error in
    guard let data, let error else { return }
    let state = Unmanaged<XPathEvaluation>.fromOpaque(data).takeUnretainedValue()
    guard state.code == nil else { return }
    state.code = error.pointee.code - Int32(bitPattern: XML_XPATH_EXPRESSION_OK.rawValue)
    if error.pointee.str1 != nil { state.offset = Int(error.pointee.int1) }
  }

  static let variableLookup: xmlXPathVariableLookupFunc = { data, name, _ in
    guard let data, let name = LibXML.string(name) else { return nil }
    let state = Unmanaged<XPathEvaluation>.fromOpaque(data).takeUnretainedValue()
    guard let value = state.lookup(name) else {
      if state.undefinedVariable == nil { state.undefinedVariable = name }
      return nil
    }
    return value.makeObject()
  }

  /// The typed error for the recorded code.
  func error(in text: String) -> XMLError {
    if let undefinedVariable {
      let message = "the variable '$\(undefinedVariable)' is not defined here"
      return .xpath(.undefinedVariable, message, in: text, at: nil)
    }
    let (code, message) = Self.describe(code ?? -1)
    let isSyntax = code == .xpathSyntax
    return .xpath(code, message, in: text, at: isSyntax ? offset : nil)
  }

  /// libxml2's codes in words, since its messages never arrive.
  private static func describe(_ code: Int32) -> (XMLError.Code, String) {
    switch xmlXPathError(rawValue: UInt32(bitPattern: code)) {
    case XPATH_NUMBER_ERROR: (.xpathSyntax, "a number is malformed")
    case XPATH_UNFINISHED_LITERAL_ERROR: (.xpathSyntax, "a string is not closed")
    case XPATH_START_LITERAL_ERROR: (.xpathSyntax, "a string must begin with a quote")
    case XPATH_VARIABLE_REF_ERROR: (.xpathSyntax, "'$' is not followed by a name")
    case XPATH_UNDEF_VARIABLE_ERROR: (.undefinedVariable, "a variable is not defined here")
    case XPATH_INVALID_PREDICATE_ERROR: (.xpathSyntax, "a predicate is malformed")
    case XPATH_EXPR_ERROR: (.xpathSyntax, "the expression is malformed")
    case XPATH_UNCLOSED_ERROR: (.xpathSyntax, "a parenthesis is not closed")
    case XPATH_UNKNOWN_FUNC_ERROR: (.unknownFunction, "a function does not exist in XPath 1.0")
    case XPATH_INVALID_OPERAND: (.xpathEvaluation, "an operand is of the wrong kind")
    case XPATH_INVALID_TYPE: (.xpathEvaluation, "a value is of the wrong kind: nodes are needed")
    case XPATH_INVALID_ARITY: (.xpathArguments, "a function has too few or too many arguments")
    case XPATH_INVALID_CTXT_SIZE: (.xpathEvaluation, "last() is not known here")
    case XPATH_INVALID_CTXT_POSITION: (.xpathEvaluation, "position() is not known here")
    case XPATH_MEMORY_ERROR: (.resource, "libxml2 is out of memory")
    case XPTR_SYNTAX_ERROR, XPTR_RESOURCE_ERROR, XPTR_SUB_RESOURCE_ERROR:
      (.xpathSyntax, "the expression is an XPointer, not XPath")
    case XPATH_UNDEF_PREFIX_ERROR: (.unknownPrefix, "a namespace prefix is not declared")
    case XPATH_ENCODING_ERROR: (.xpathSyntax, "the expression is not UTF-8")
    case XPATH_INVALID_CHAR_ERROR: (.xpathSyntax, "a character cannot stand in XPath")
    case XPATH_INVALID_CTXT: (.xpathEvaluation, "there is no context node")
    case XPATH_STACK_ERROR: (.xpathEvaluation, "the evaluation ran out of values")
    case XPATH_FORBID_VARIABLE_ERROR: (.xpathEvaluation, "variables are not allowed here")
    case XPATH_OP_LIMIT_EXCEEDED: (.xpathLimit, "the evaluation takes too many operations")
    case XPATH_RECURSION_LIMIT_EXCEEDED: (.xpathLimit, "the expression is nested too deep")
    default: (.xpathEvaluation, "the expression cannot be evaluated (libxml2's code \(code))")
    }
  }
}
