import Foundation
import HeadlessUIKit
import TestModel

/// The side of a worker process: loads the suites of a run and runs the cases that its supervisor names.
///
/// A program with Swift classes of its own calls ``serve()`` from its main function when it is started
/// with the arguments of ``WorkerOptions``.
@MainActor
public struct SuiteWorker {
  private let executor: SuiteExecutor

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - meter: Counts allocations; without one, budgets on them are errors.
  ///   - prepareClasses: Registers the caller's own Swift classes for each case.
  public init(
    meter: (any AllocationMeter)? = nil,
    prepareClasses: @escaping @MainActor (NibClassRegistry) -> Void = { _ in }
  ) {
    executor = SuiteExecutor(meter: meter, prepareClasses: prepareClasses)
  }

  /// Serves until the supervisor closes the line.
  ///
  /// - Throws: ``WorkerError`` when this process was not started by a supervisor, or speaks another version.
  public func serve() throws(WorkerError) {
    let channel = try WorkerChannel.claim()
    var buffer = LineBuffer()
    guard let job = try channel.next(WorkerJob.self, &buffer) else { return }
    do throws(WorkerError) {
      let entries = try prepare(job)
      try channel.send(
        .ready(protocolVersion: WorkerProtocol.version, caseCount: entries.count)
      )
      try serve(job.options, entries, channel, &buffer)
    } catch {
      try channel.send(.refused(reason: error.description))
      throw error
    }
  }

  private func prepare(_ job: WorkerJob) throws(WorkerError) -> [CaseKey: RunPlan.Entry] {
    guard job.protocolVersion == WorkerProtocol.version else {
      throw WorkerError(
        "the supervisor speaks version \(job.protocolVersion), this worker "
          + "\(WorkerProtocol.version): the program was replaced while it ran; run it again"
      )
    }
    try MemoryLimit.set(job.memoryLimit)
    do throws(SuiteLoadError) {
      let suites = try SuiteLoader(root: job.root).load(paths: job.paths)
      let plan = try RunPlan(suites: suites, options: job.options)
      return Dictionary(plan.entries.map { ($0.identity.key, $0) }) { one, _ in one }
    } catch {
      throw WorkerError("the suites changed while the run loaded them: \(error.description)")
    }
  }

  private func serve(
    _ options: RunOptions,
    _ entries: [CaseKey: RunPlan.Entry],
    _ channel: WorkerChannel,
    _ buffer: inout LineBuffer
  ) throws(WorkerError) {
    while let command = try channel.next(WorkerCommand.self, &buffer) {
      guard let entry = entries[command.run] else {
        throw WorkerError(
          "no case \(command.run.className)/\(command.run.name): the suites changed during the run"
        )
      }
      try channel.send(.finished(executor.result(of: entry, options)))
    }
  }
}

/// A bound on what a worker may allocate.
enum MemoryLimit {
  /// Sets the process's limit on address space, in bytes.
  static func set(_ limit: UInt64?) throws(WorkerError) {
    guard let limit else { return }
    var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
    guard setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits) == 0 else {
      throw Descriptors.failure("cannot limit the worker's memory")
    }
  }
}
