/// What came of a stress.
struct StressOutcome: Sendable {
  /// A violation with the step that it was found after.
  struct Breach: Sendable {
    let step: Int
    let operation: StressOperation
    let violation: StressViolation
  }

  var counts: [StressOperation: Int] = [:]
  var stepCount = 0
  var breach: Breach?
  /// What the steps did, when that was asked for.
  var trace: [String] = []
}
