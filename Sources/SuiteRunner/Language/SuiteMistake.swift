import XMLSupport

/// One mistake in a suite, with its place.
public struct SuiteMistake: Error, Sendable, Hashable {
  /// Where it stands.
  public let location: DocumentLocation
  /// What is wrong and what was expected, one line.
  public let message: String

  /// Creates a mistake.
  public init(_ message: String, at location: DocumentLocation) {
    self.location = location
    self.message = message
  }
}

extension SuiteMistake: CustomStringConvertible {
  /// `file:line:column: message`.
  public var description: String { "\(location): \(message)" }
}

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
