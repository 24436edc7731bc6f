/// A location in a document or suite.
public struct CaseLocation: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The path of the document or suite.
  public var file: String
  /// The line, from 1; 0 when unknown.
  public var line: Int
  /// The column, from 1; 0 when unknown.
  public var column: Int

  /// Creates a place.
  public init(file: String, line: Int, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The form that editors and terminals make clickable: file, line and column joined by colons.
  public var description: String {
    if line <= 0 { return file }
    return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }
}
