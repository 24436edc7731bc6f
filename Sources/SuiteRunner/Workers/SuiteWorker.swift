import HeadlessUIKit
import Processes
import SuiteMessages
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
    var line = try WorkerLine.claim()
    guard let job = try line.next(SuiteJob.self) else { return }
    job.layout?.apply()
    do throws(WorkerError) {
      let entries = try prepare(job)
      let build = WorkerBuild.current(countsAllocations: executor.countsAllocations)
      try line.send(
        SuiteAnswer.ready(
          protocolVersion: SuiteProtocol.version,
          build: build,
          measuresSeveral: true
        )
      )
      while let request = try line.next(SuiteRequest.self) {
        try serve(request, entries, job.options, &line)
      }
    } catch {
      try line.send(SuiteAnswer.refused(reason: error.description))
      throw error
    }
  }

  private func prepare(_ job: SuiteJob) throws(WorkerError) -> [CaseKey: RunPlan.Entry] {
    guard job.protocolVersion == SuiteProtocol.version else {
      throw WorkerError(
        "the supervisor speaks version \(job.protocolVersion), this worker "
          + "\(SuiteProtocol.version): they are of different builds of Nibmark"
      )
    }
    try MemoryLimit.set(job.memoryLimit)
    do throws(SuiteLoadError) {
      let loader = SuiteLoader(root: job.root)
      let found = loader.search(job.paths, includesIgnored: job.includesIgnored ?? false)
      let suites = try loader.load(found)
      let plan = try RunPlan(suites: suites, options: job.options)
      return Dictionary(plan.entries.map { ($0.identity.key, $0) }) { one, _ in one }
    } catch {
      throw WorkerError("the suites changed while the run loaded them: \(error.description)")
    }
  }

  private func serve(
    _ request: SuiteRequest,
    _ entries: [CaseKey: RunPlan.Entry],
    _ options: RunOptions,
    _ line: inout WorkerLine
  ) throws(WorkerError) {
    switch request {
    case .run(let key):
      try line.send(
        SuiteAnswer.finished(executor.result(of: try Self.entry(key, entries), options))
      )
    case .trace(let key):
      let runner = executor.runner(of: try Self.entry(key, entries), options)
      let (trace, failures) = runner.trace()
      try line.send(SuiteAnswer.traced(key, trace, failures: failures))
    case .prepare(let measuring):
      let entry = try Self.entry(measuring.key, entries)
      try executor.measure(entry, measuring, &line)
    case .sample: throw WorkerError("no benchmark is prepared")
    case .release: break
    }
  }

  private static func entry(
    _ key: CaseKey,
    _ entries: [CaseKey: RunPlan.Entry]
  ) throws(WorkerError) -> RunPlan.Entry {
    if let entry = entries[key] { return entry }
    throw WorkerError("no case \(key.className)/\(key.name): the suites changed during the run")
  }
}
