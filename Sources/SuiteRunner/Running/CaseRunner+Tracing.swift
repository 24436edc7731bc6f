import TestModel

extension CaseRunner {
  /// Runs the case once more and records its steps.
  ///
  /// - Returns: The steps, and the failures of this run in short.
  func trace() -> (trace: CaseTrace, failures: [String]) {
    let recorder = StepRecorder()
    var runner = self
    runner.recorder = recorder
    let attempt = runner.run()
    var trace = entry.emptyTrace
    recorder.finish(&trace)
    return (trace, attempt.failures.map(\.brief))
  }
}

extension RunPlan.Entry {
  /// How long a case may have taken of which steps are recorded.
  private static let tracedDurationMax = Duration.seconds(10)

  /// The lines of the case, without steps.
  var emptyTrace: CaseTrace {
    CaseTrace(
      source: SuiteText.lines(from: identity.line, of: suite.path),
      sourceLine: identity.line
    )
  }

  /// The lines of the case, and why there are no steps.
  func emptyTrace(because note: String) -> CaseTrace {
    var trace = emptyTrace
    trace.note = note
    return trace
  }

  /// Why the steps of a red case cannot be recorded; nil when they can.
  func reasonAgainstTracing(_ result: CaseResult, _ options: RunOptions) -> String? {
    if testCase.kind != .test { return "steps are recorded of tests only" }
    if result.failures.isEmpty { return "nothing failed" }
    if options.isRecording { return "a run that writes snapshots records no steps" }
    guard result.duration > Self.tracedDurationMax else { return nil }
    let seconds = Self.tracedDurationMax.components.seconds
    return "the case took longer than \(seconds) s, too long to run it again for its steps"
  }

  /// The trace of a second run, which says so when that run failed otherwise.
  func judged(_ trace: CaseTrace, _ failures: [String], of result: CaseResult) -> CaseTrace {
    let first = result.failures.map(\.brief)
    guard failures != first else { return trace }
    var trace = trace
    trace.note =
      failures.isEmpty
      ? "the case did not fail when it ran again to record its steps"
      : "the case failed otherwise when it ran again to record its steps"
    return trace
  }
}

extension CaseFailure {
  /// What tells two failures apart, in a length that fits a message.
  fileprivate var brief: String {
    "\(type) \(location?.line ?? 0) \(String(message.prefix(200)))"
  }
}
