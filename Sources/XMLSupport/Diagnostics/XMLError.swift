/// An error in a document, an expression or a template, with its location.
public struct XMLError: Error, Sendable, Equatable {
  /// The kind of mistake; new kinds may be added, so a `switch` needs a default.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The name of the kind, stable across versions.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of mistake.
  public var code: Code
  /// One sentence without a full stop that says what is wrong.
  public var message: String
  /// Where it is wrong, when known.
  public var location: DocumentLocation?
  /// What would be valid instead, when known.
  public var expected: String?
  /// The source text with a caret under the mistake; only expressions and templates have it.
  public var excerpt: String?

  /// Creates an error.
  public init(
    _ code: Code,
    _ message: String,
    at location: DocumentLocation? = nil,
    expected: String? = nil,
    excerpt: String? = nil
  ) {
    self.code = code
    self.message = message
    self.location = location
    self.expected = expected
    self.excerpt = excerpt
  }

  /// Returns the same error at another location, such as that of its expression in a document.
  public func placed(at location: DocumentLocation?) -> XMLError {
    var copy = self
    copy.location = location
    return copy
  }
}

extension XMLError: CustomStringConvertible {
  /// The error as one line, `file:line:column: message; expected …`, and the excerpt below it.
  public var description: String {
    var text = location.map { "\($0): " } ?? ""
    text += message
    if let expected { text += "; expected \(expected)" }
    if let excerpt { text += "\n\(excerpt)" }
    return text
  }
}

extension XMLError.Code: CustomStringConvertible {
  /// The stable name.
  public var description: String { rawValue }

  /// The text is not well-formed XML.
  public static let malformed = Self(rawValue: "malformed")
  /// The bytes are not text in the encoding that the document declares.
  public static let encoding = Self(rawValue: "encoding")
  /// The document is empty.
  public static let empty = Self(rawValue: "empty")
  /// Internal entities expand to more than the limit, or into themselves.
  public static let entityExpansion = Self(rawValue: "entityExpansion")
  /// The document refers to an external entity or an external DTD; neither is ever read.
  public static let externalEntity = Self(rawValue: "externalEntity")
  /// Elements are nested deeper than the limit.
  public static let depthLimit = Self(rawValue: "depthLimit")
  /// The document has more bytes, elements or attributes than a limit allows.
  public static let sizeLimit = Self(rawValue: "sizeLimit")
  /// An `xi:include` names a file outside the root folder.
  public static let includeOutsideRoot = Self(rawValue: "includeOutsideRoot")
  /// An `xi:include` includes a file that is already being included.
  public static let includeLoop = Self(rawValue: "includeLoop")
  /// An `xi:include` fails for another reason, such as a missing file or an invalid attribute.
  public static let includeFailed = Self(rawValue: "includeFailed")
  /// A file cannot be read.
  public static let io = Self(rawValue: "io")
  /// Memory or another resource ran out inside libxml2.
  public static let resource = Self(rawValue: "resource")
  /// The expression is not valid XPath 1.0.
  public static let xpathSyntax = Self(rawValue: "xpathSyntax")
  /// The expression is valid but cannot be evaluated, such as a number where nodes are needed.
  public static let xpathEvaluation = Self(rawValue: "xpathEvaluation")
  /// The expression needs more operations than the limit allows.
  public static let xpathLimit = Self(rawValue: "xpathLimit")
  /// The expression calls a function that XPath 1.0 does not have.
  public static let unknownFunction = Self(rawValue: "unknownFunction")
  /// The expression uses an undeclared namespace prefix.
  public static let unknownPrefix = Self(rawValue: "unknownPrefix")
  /// The expression uses a variable that is not defined at its location.
  public static let undefinedVariable = Self(rawValue: "undefinedVariable")
  /// A function call has too few, too many or invalid arguments.
  public static let xpathArguments = Self(rawValue: "xpathArguments")
  /// A `{XPATH}` template has unbalanced braces or an empty expression.
  public static let templateSyntax = Self(rawValue: "templateSyntax")
  /// The document violates its XML Schema, or the schema is invalid.
  public static let schema = Self(rawValue: "schema")
}
