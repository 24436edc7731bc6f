import Foundation
import TestModel
import WorkerSupport

/// A worker with what it does now, as a pool sees it.
final class WorkerProcess {
  /// What a worker does now.
  enum State {
    /// It loads the suites, and must be ready by a moment.
    case starting(until: ContinuousClock.Instant)
    /// It waits for a case.
    case idle
    /// It runs a case, which began at a moment and must end by another.
    case running(RunPlan.Entry, since: ContinuousClock.Instant, until: ContinuousClock.Instant)
  }

  var state: State
  /// When the case that runs now began, for reports.
  var startedAt: Timestamp?
  let connection: WorkerConnection

  /// Starts a worker and sends it its job.
  init(_ options: WorkerOptions, job: WorkerJob) throws(WorkerError) {
    connection = try WorkerConnection(options, job: job)
    state = .starting(until: .now + Self.startLimit)
  }

  /// The moment at which the worker is to be killed; nil when it waits for a case.
  var deadline: ContinuousClock.Instant? {
    switch state {
    case .starting(let until), .running(_, _, let until): until
    case .idle: nil
    }
  }

  /// Whether it has a case.
  var isRunning: Bool {
    guard case .running = state else { return false }
    return true
  }

  /// How long a worker may take to load its suites: far more than any does, since a machine may be busy.
  private static let startLimit = Duration.seconds(120)

  /// Hands a case to the worker.
  func run(_ entry: RunPlan.Entry, limit: Duration) {
    let now = ContinuousClock.now
    connection.forgetPrinted()
    startedAt = Timestamp(secondsSince1970: Date().timeIntervalSince1970)
    state = .running(entry, since: now, until: now + limit)
    connection.send(WorkerRequest.run(entry.identity.key))
  }

  /// What the worker printed since its case began.
  var printedText: String { connection.printedText }
}

extension WorkerJob {
  /// The job of a run.
  init(_ plan: RunPlan, _ sources: SuiteSources, memoryLimit: UInt64?) {
    self.init(sources, seed: plan.options.seed)
    repeatCount = plan.options.repeatCount
    isRecording = plan.options.isRecording
    keepsFrames = plan.options.keepsFrames ? true : nil
    stressOperationCount = plan.options.stressOperationCount
    self.memoryLimit = memoryLimit
  }

  /// The options of the run as far as a single case sees them: a worker plans every case, since the
  /// supervisor has picked already.
  var options: RunOptions {
    var options = RunOptions()
    options.seed = seed
    options.repeatCount = repeatCount
    options.isRecording = isRecording
    options.keepsFrames = keepsFrames ?? false
    options.stressOperationCount = stressOperationCount
    return options
  }
}
