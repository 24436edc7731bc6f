import HeadlessUIKit
import TestModel
import WorkerSupport

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
    var line = WorkerLine(channel: try WorkerChannel.claim())
    guard let job = try line.next(WorkerJob.self) else { return }
    job.layout?.apply()
    do throws(WorkerError) {
      let entries = try prepare(job)
      let build = WorkerBuild.current(countsAllocations: executor.countsAllocations)
      try line.send(.ready(protocolVersion: WorkerProtocol.version, build: build))
      while let command = try line.next(WorkerRequest.self) {
        try serve(command, entries, job.options, &line)
      }
    } catch {
      try line.send(.refused(reason: error.description))
      throw error
    }
  }

  private func prepare(_ job: WorkerJob) throws(WorkerError) -> [CaseKey: RunPlan.Entry] {
    guard job.protocolVersion == WorkerProtocol.version else {
      throw WorkerError(
        "the supervisor speaks version \(job.protocolVersion), this worker "
          + "\(WorkerProtocol.version): they are of different builds of Nibmark"
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
    _ command: WorkerRequest,
    _ entries: [CaseKey: RunPlan.Entry],
    _ options: RunOptions,
    _ line: inout WorkerLine
  ) throws(WorkerError) {
    switch command {
    case .run(let key):
      try line.send(.finished(executor.result(of: try Self.entry(key, entries), options)))
    case .prepare(let request):
      let entry = try Self.entry(request.key, entries)
      try executor.measure(entry, request, &line)
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
