import Foundation
import HeadlessUIKit
import Numbers
import TestModel

/// Runs one planned case once, in surroundings of its own.
@MainActor
struct CaseRunner {
  let entry: RunPlan.Entry
  let options: RunOptions
  let meter: (any AllocationMeter)?
  let prepareClasses: @MainActor (NibClassRegistry) -> Void
  /// Records the steps of a test; nil unless it is run again for them.
  var recorder: StepRecorder?

  /// What one attempt came to.
  struct Attempt {
    var failures: [CaseFailure] = []
    var metrics: [MetricSummary] = []
    var properties: [CaseProperty] = []
    var log: [String] = []
    /// What the case itself has to say; stands before the log.
    var output: [String] = []
    /// Where the views lay at the end, where that is to be kept.
    var frames: CaseFrames?
    var duration = Duration.zero

    var status: CaseStatus {
      if failures.isEmpty { return .passed }
      return failures.contains { $0.kind == .error } ? .error : .failed
    }
  }

  /// Runs the case; whatever goes wrong in it is in the result.
  func run() -> Attempt {
    Surroundings.entering(entry.suite, prepareClasses) { environment in
      var attempt = Attempt()
      let clock = ContinuousClock()
      let start = clock.now
      do throws(StepError) {
        try runBody(start, &attempt)
      } catch {
        attempt.failures.append(failure(of: error))
      }
      attempt.duration = clock.now - start
      attempt.log = attempt.output + environment.notes.map(\.description)
      checkTimeout(&attempt)
      return attempt
    }
  }

  private func runBody(
    _ start: ContinuousClock.Instant,
    _ attempt: inout Attempt
  ) throws(StepError) {
    let context = try makeContext()
    context.recorder = recorder
    CallLog.current = context.calls
    defer {
      CallLog.current = nil
      attempt.failures = context.failures + attempt.failures
    }
    switch entry.testCase.body {
    case .steps(let steps):
      recorder?.begin(context.stage.window)
      for step in steps { try context.run(step) }
      checkEnd(of: context)
      if options.keepsFrames { attempt.frames = context.frames }
    case .benchmark(let plan) where entry.scaling != nil:
      guard let scaling = entry.scaling else { return }
      let check = ScalingCheck(plan: plan, scaling: scaling, entry: entry, meter: meter) {
        (entry) throws(StepError) in try makeContext(of: entry)
      }
      let outcome = try check.run()
      attempt.properties = outcome.properties
      attempt.output = outcome.output
      if let failure = outcome.failure { context.record(failure) }
    case .benchmark(let plan):
      let benchmark = Benchmark(
        plan: plan,
        context: context,
        meter: meter,
        deadline: start + .seconds(saturating: entry.testCase.timeout),
        line: entry.testCase.line
      )
      let outcome = try benchmark.run()
      attempt.metrics = outcome.metrics
      attempt.properties = outcome.properties
    case .stress(let plan):
      let stress = StressCase(plan: plan, entry: entry, options: options) {
        () throws(StepError) in try freshContext()
      }
      let report = try stress.run(in: context)
      attempt.properties = report.properties
      attempt.output = report.log
      if let failure = report.failure { context.record(failure) }
    }
  }

  /// Reports what a case left: steps that never ran, and that it checked nothing at its point of the sweep.
  private func checkEnd(of context: CaseContext) {
    context.recordLate()
    let line = entry.testCase.line
    guard context.checkCount == 0, context.failures.isEmpty, !entry.testCase.isSmoke else { return }
    context.record(
      CaseFailure(
        type: "NothingChecked",
        message: "the case checked nothing: each of its checks is in a <repeat> that ran 0 times",
        expected: "at least one check, or smoke=\"YES\"",
        actual: "none ran",
        location: CaseLocation(file: entry.suite.file, line: line)
      )
    )
  }

  /// Another stage for the same case, at time zero.
  private func freshContext() throws(StepError) -> CaseContext {
    MainLoop.shared.reset()
    return try makeContext()
  }

  /// Sets the stage and carries out the fixture's registrations.
  func makeContext() throws(StepError) -> CaseContext { try makeContext(of: entry) }

  private func makeContext(of entry: RunPlan.Entry) throws(StepError) -> CaseContext {
    var made: Result<CaseContext, StepError>?
    do throws(UIKitException) {
      try UIKitException.catching { () throws(UIKitException) in
        do throws(StepError) {
          made = .success(try CaseContext(entry.inputs, isRecording: options.isRecording))
        } catch {
          made = .failure(error)
        }
      }
    } catch {
      throw .exception(error)
    }
    guard let made else { throw .because("the stage was not set") }
    let context = try made.get()
    let fixture = entry.fixture
    if let collection = context.stage.host as? UICollectionView, let fixture {
      for layout in fixture.host.children {
        try context.decorate(collection.collectionViewLayout, layout, line: fixture.line)
      }
    }
    for plan in fixture?.registrations ?? [] { try context.run(RegisterStep(plan)) }
    if let fixture, let data = fixture.data {
      try context.stage.supply(data, fixture: fixture.id, context.dataHost)
    }
    return context
  }

  /// An error of a step as reports know it.
  func failure(of error: StepError) -> CaseFailure {
    switch error {
    case .exception(let exception, at: let step):
      return CaseFailure(
        kind: .error,
        type: exception.name.rawValue,
        message: exception.reason,
        expected: exception.name == DataException.name ? nil : "no exception",
        actual: exception.name == DataException.name ? nil : exception.name.rawValue,
        details: step.map(details) ?? [],
        location: CaseLocation(file: entry.suite.file, line: step?.line ?? entry.testCase.line)
      )
    case .broken(var failure):
      let line = failure.location?.line ?? entry.testCase.line
      failure.location = CaseLocation(file: entry.suite.file, line: line)
      if line != entry.testCase.line, let text = SuiteText.line(line, of: entry.suite.path) {
        failure.details.insert(FailureDetail(title: "step", text: text), at: 0)
      }
      return failure
    }
  }

  /// The step as it is written, how often it had run, and what was there.
  private func details(_ step: RaisingStep) -> [FailureDetail] {
    var details: [FailureDetail] = []
    if let text = SuiteText.line(step.line, of: entry.suite.path) {
      let times = step.runCount > 1 ? " (run \(step.runCount) of it)" : ""
      details.append(FailureDetail(title: "step", text: text + times))
    }
    return details + step.surroundings()
  }

  /// A case that cannot be stopped from within is at least told on.
  private func checkTimeout(_ attempt: inout Attempt) {
    let limit = Duration.seconds(saturating: entry.testCase.timeout)
    guard entry.testCase.kind == .test, attempt.duration > limit else { return }
    attempt.failures.append(
      CaseFailure(
        kind: .error,
        type: "Timeout",
        message: "the case took longer than its timeout",
        expected: "at most \(limit)",
        actual: "\(attempt.duration)",
        location: CaseLocation(file: entry.suite.file, line: entry.testCase.line)
      )
    )
  }
}
