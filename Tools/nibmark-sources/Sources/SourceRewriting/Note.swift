/// Something of a file that could not be carried over, and what to write instead.
public struct Note: Equatable, Sendable {
  /// The path of the original file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int
  /// The message.
  public let text: String

  /// The note as compilers print one.
  public var description: String { "\(file):\(line):\(column): note: \(text)" }
}
