/// How a case ended.
public enum CaseStatus: String, Codable, Sendable, CaseIterable {
  /// Everything held.
  case passed
  /// An assertion or a budget did not hold.
  case failed
  /// The case could not be judged: its document, its suite or its worker broke.
  case error
  /// Left out on purpose.
  case skipped
  /// It failed, and the expectation file says that it would.
  case expectedFailure
  /// It passed although the expectation file says that it would fail.
  case unexpectedPass
  /// Planned, and the run ended before its turn.
  case notRun

  /// Whether this ending turns the run red.
  public var isRed: Bool {
    switch self {
    case .failed, .error, .unexpectedPass, .notRun: true
    case .passed, .skipped, .expectedFailure: false
    }
  }
}
