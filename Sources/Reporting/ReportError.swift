/// Why a report could not be written or read, and what to do about it.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The word for it.
    public var rawValue: String

    /// Creates a code.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The folder or file may not be written.
    public static let unwritable = Code(rawValue: "unwritable")
    /// There is no room left.
    public static let full = Code(rawValue: "full")
    /// The file is not there or may not be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The file is not what it should be.
    public static let malformed = Code(rawValue: "malformed")
    /// The file was written by a later version.
    public static let newerFormat = Code(rawValue: "newerFormat")
    /// A value could not be put into the form of the report.
    public static let unencodable = Code(rawValue: "unencodable")
  }

  /// What went wrong.
  public var code: Code
  /// The file that it is about.
  public var path: String
  /// What was being done and what the system answered.
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
