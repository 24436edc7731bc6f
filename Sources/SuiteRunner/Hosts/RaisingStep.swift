import TestModel

/// The step of a case that raised an exception, for the person who reads of it.
struct RaisingStep: Sendable {
  /// Its line in the suite.
  let line: Int
  /// How often it had run, with the run that raised.
  let runCount: Int
  /// Tells what was there when it raised; made only for an exception that nothing expected.
  let surroundings: @MainActor @Sendable () -> [FailureDetail]
}
