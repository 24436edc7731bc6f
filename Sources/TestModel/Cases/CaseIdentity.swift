/// The identity of a case, stable from commit to commit.
public struct CaseIdentity: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The suite's path below the root, dotted, without its extension.
  public var className: String
  /// The case's id, followed by `[variable=value]` for each sweep variable in declared order.
  public var name: String
  /// The path of the declaring document, below the root where possible.
  public var file: String
  /// The line of the declaration, from 1; 0 when unknown.
  public var line: Int

  /// Creates the identity of a case.
  public init(className: String, name: String, file: String, line: Int) {
    self.className = className
    self.name = name
    self.file = file
    self.line = line
  }

  /// Class name and name joined by a slash: the form that filters match.
  public var description: String { className + "/" + name }

  /// Where it is declared; nil for a case that stands in no file.
  public var place: CaseLocation? {
    file.isEmpty ? nil : CaseLocation(file: file, line: line)
  }

  /// The part that identifies the case even when it moves to another line.
  public var key: CaseKey { CaseKey(className: className, name: name) }
}
