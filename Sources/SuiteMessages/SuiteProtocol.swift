/// What a supervisor and its workers of suites say to one another: one JSON object a line.
///
/// The supervisor sends a ``SuiteJob`` and hears `ready`; from then on each ``SuiteRequest`` but `release` is
/// answered by one ``SuiteAnswer``. A comparison drives workers of two builds, so a version that differs is refused
/// and never guessed at.
package enum SuiteProtocol {
  /// Grows with every change of the messages.
  package static let version = 2
}
