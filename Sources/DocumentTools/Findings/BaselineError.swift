/// A baseline that cannot be used.
public struct BaselineError: Error, CustomStringConvertible, Sendable {
  /// Its file.
  public let path: String
  /// What is the matter.
  public let problem: String

  /// The whole, in one line.
  public var description: String { "baseline \(path): \(problem)" }
}
