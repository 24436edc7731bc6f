import TestModel

/// The step of a case that raised an exception, for the person who reads of it.
struct RaisingStep {
  /// Its line in the suite.
  let line: Int
  /// How often it had run, with the run that raised.
  let runCount: Int
  /// What was there when it raised.
  let surroundings: [FailureDetail]
}
