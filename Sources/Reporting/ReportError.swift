/// Why a report could not be written or read, and what to do about it.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String

    /// Creates a code.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The folder or file cannot be written, for lack of permission or another reason.
    public static let unwritable = Code(rawValue: "unwritable")
    /// The disk or quota is full.
    public static let full = Code(rawValue: "full")
    /// Another process writes there.
    public static let inUse = Code(rawValue: "inUse")
    /// Two options name one file.
    public static let conflict = Code(rawValue: "conflict")
    /// The file is missing or cannot be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The file has another format.
    public static let malformed = Code(rawValue: "malformed")
    /// The file was written by a later version.
    public static let newerFormat = Code(rawValue: "newerFormat")
    /// A value cannot be encoded in the report's format.
    public static let unencodable = Code(rawValue: "unencodable")
  }

  /// The kind of the error.
  public var code: Code
  /// The file that could not be written or read.
  public var path: String
  /// The operation and the system's answer.
  public var message: String
  /// What to do.
  public var hint: String

  /// Creates an error.
  public init(code: Code, path: String, message: String, hint: String) {
    self.code = code
    self.path = path
    self.message = message
    self.hint = hint
  }

  /// The path, what is wrong, and what to do, on one line.
  public var description: String { "\(path): \(message); \(hint)" }
}
