/// Why a worker could not start or serve.
public struct WorkerError: Error, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  public let description: String

  /// Creates an error.
  package init(_ description: String) {
    self.description = description
  }
}
