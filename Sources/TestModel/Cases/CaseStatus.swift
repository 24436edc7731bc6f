/// The status of a case, as in xUnit, with expectation files.
public enum CaseStatus: String, Codable, Sendable, CaseIterable {
  /// All assertions held.
  case passed
  /// An assertion or a budget did not hold.
  case failed
  /// The case could not be judged: its document, its suite or its worker broke.
  case error
  /// The case was left out on purpose.
  case skipped
  /// The case failed, as its expectation file says.
  case expectedFailure
  /// The case passed, though its expectation file says that it fails.
  case unexpectedPass
  /// The case was planned, but the run ended before it.
  case notRun

  /// Whether this status makes the run fail.
  public var isRed: Bool {
    switch self {
    case .failed, .error, .unexpectedPass, .notRun: true
    case .passed, .skipped, .expectedFailure: false
    }
  }
}
