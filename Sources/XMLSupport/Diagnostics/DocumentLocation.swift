/// A position in a document as people read it: file, line and column.
///
/// Lines and columns count from 1; 0 means unknown. Columns count bytes, as in libxml2.
public struct DocumentLocation: Sendable, Hashable, Codable {
  /// The file as the caller named it; empty for bytes that came from no file.
  public var file: String
  /// The line, from 1; 0 when unknown.
  public var line: Int
  /// The column in bytes, from 1; 0 when unknown.
  public var column: Int

  /// Creates a position; omit what is unknown.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension DocumentLocation: CustomStringConvertible {
  /// The position as compilers print it, `file:line:column`, without unknown parts.
  public var description: String {
    let name = file.isEmpty ? "<bytes>" : file
    if line <= 0 { return name }
    if column <= 0 { return "\(name):\(line)" }
    return "\(name):\(line):\(column)"
  }
}

extension DocumentLocation: Comparable {
  /// Orders by file, then line, then column.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}
