import XMLSupport

/// Why a document cannot be read, where, and what to do about it.
public struct IBError: Error, Sendable, Equatable {
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
  /// What is wrong, one sentence without a full stop.
  public var message: String
  /// Where it is wrong, when known.
  public var location: DocumentLocation?
  /// The elements from the root to the one in question; empty when unknown.
  public var elementPath: String
  /// What is expected instead or what to do, when known.
  public var hint: String?

  /// Creates an error.
  public init(
    _ code: Code,
    _ message: String,
    at location: DocumentLocation? = nil,
    elementPath: String = "",
    hint: String? = nil
  ) {
    self.code = code
    self.message = message
    self.location = location
    self.elementPath = elementPath
    self.hint = hint
  }

  init(_ failure: ElementTableFailure) {
    self.init(
      Code(rawValue: failure.error.code.rawValue),
      failure.error.message,
      at: failure.error.location,
      elementPath: failure.elementPath,
      hint: failure.error.expected.map { "expected \($0)" }
    )
  }
}

extension IBError: CustomStringConvertible {
  /// The error as one line, `file:line:column: message; hint (in path)`.
  public var description: String {
    var text = location.map { "\($0): " } ?? ""
    text += message
    if let hint { text += "; \(hint)" }
    if !elementPath.isEmpty { text += " (in \(elementPath))" }
    return text
  }
}

extension IBError.Code {
  /// The text is not well-formed XML.
  public static let malformed = Self(rawValue: "malformed")
  /// A value is not what its attribute needs: a finite number, YES or NO, a known word.
  public static let invalidValue = Self(rawValue: "invalidValue")
  /// An attribute or a child that its element needs is not there.
  public static let missingValue = Self(rawValue: "missingValue")
  /// The file is something else than an iOS or tvOS document of Interface Builder's.
  public static let wrongKind = Self(rawValue: "wrongKind")
  /// A file cannot be read.
  public static let io = Self(rawValue: "io")
  /// The document asks for an external entity or DTD; neither is ever read.
  public static let externalEntity = Self(rawValue: "externalEntity")
  /// The document declares entities of its own.
  public static let entityExpansion = Self(rawValue: "entityExpansion")
  /// Elements are nested deeper than the limit.
  public static let depthLimit = Self(rawValue: "depthLimit")
  /// The document is larger than a limit.
  public static let sizeLimit = Self(rawValue: "sizeLimit")
  /// The document is empty.
  public static let empty = Self(rawValue: "empty")
}
