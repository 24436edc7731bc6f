import TestModel

/// Totals as JUnit counts them: each case once, by its element.
struct JUnitTotals {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0

  init(_ cases: [CaseResult]) {
    for result in cases {
      tests += 1
      switch result.status {
      case .passed: break
      case .failed, .unexpectedPass: failures += 1
      case .error: errors += 1
      case .skipped, .expectedFailure, .notRun: skipped += 1
      }
    }
  }
}
