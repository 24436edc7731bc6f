import XMLSupport

/// Why suites could not be loaded: all the mistakes that one pass found.
public struct SuiteLoadError: Error, Sendable, Equatable {
  /// The mistakes in the order of their places.
  public let mistakes: [SuiteMistake]

  /// Creates an error of several mistakes.
  public init(_ mistakes: [SuiteMistake]) {
    self.mistakes = mistakes
  }

  init(_ message: String, file: String) {
    self.init([SuiteMistake(message, at: DocumentLocation(file: file))])
  }
}

extension SuiteLoadError: CustomStringConvertible {
  /// One line for each mistake.
  public var description: String {
    mistakes.map(\.description).joined(separator: "\n")
  }
}
