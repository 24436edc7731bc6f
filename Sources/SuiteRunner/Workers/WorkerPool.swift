import Foundation
import TestModel
import WorkerSupport

/// Runs cases in a number of workers at the same time, replacing those that die.
///
/// One thread waits for all of them; results are told in the order in which they come.
final class WorkerPool {
  private let options: WorkerOptions
  private let job: WorkerJob
  private let isFailFast: Bool
  private let tell: (TestEvent) -> Void

  private var queue: ArraySlice<RunPlan.Entry>
  private var retries: RetryLedger
  private var workers: [WorkerProcess] = []
  private var failedStartCount = 0
  private var wasStopped = false

  /// How many workers in a row may die before they are ready; the machine is at fault then.
  private static let failedStartCountMax = 3

  /// Creates a pool; `tell` hears the events of its cases.
  init(
    _ entries: [RunPlan.Entry],
    plan: RunPlan,
    job: WorkerJob,
    options: WorkerOptions,
    tell: @escaping (TestEvent) -> Void
  ) {
    queue = entries[...]
    isFailFast = plan.options.isFailFast
    retries = RetryLedger(countMax: plan.options.retryCount)
    self.job = job
    self.options = options
    self.tell = tell
  }

  /// Runs the cases; false when the run is to end, for a red case or because no worker would start.
  func run() -> Bool {
    while true {
      startWorkers()
      if workers.isEmpty { break }
      wait()
      for worker in workers { serve(worker) }
      if queue.isEmpty { retireIdleWorkers() }
    }
    return !wasStopped
  }

  /// Leaves the cases that have not begun.
  private func stop() {
    wasStopped = true
    queue = []
  }

  // MARK: - Workers

  private var busyCount: Int { workers.count { $0.isRunning } }

  private func isAlive(_ worker: WorkerProcess) -> Bool { workers.contains { $0 === worker } }

  private func startWorkers() {
    while workers.count < min(options.count, queue.count + busyCount) {
      do {
        workers.append(try WorkerProcess(options, job: job))
      } catch {
        tell(.message(RunMessage(level: .warning, text: "\(error)")))
        return stop()
      }
    }
  }

  private func retireIdleWorkers() {
    for worker in workers {
      switch worker.state {
      case .running: continue
      case .starting: remove(worker, isKilled: true)
      case .idle: remove(worker, isKilled: false)
      }
    }
  }

  @discardableResult
  private func remove(_ worker: WorkerProcess, isKilled: Bool) -> WorkerEnd {
    workers.removeAll { $0 === worker }
    return worker.connection.end(isKilled: isKilled)
  }

  /// Waits until a worker says something or is due.
  private func wait() {
    let due = workers.compactMap(\.deadline).min()
    let left = due.map { (ContinuousClock.now.duration(to: $0)).reportSeconds } ?? 60
    var watched = workers.flatMap(\.connection.watched).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // One millisecond more: a wait that ends too early would go round once for nothing.
    poll(&watched, nfds_t(watched.count), Int32(max(0, min(60, left)) * 1000) + 1)
  }

  // MARK: - Answers

  private func serve(_ worker: WorkerProcess) {
    worker.connection.readOutput()
    if let answers = worker.connection.readAnswers() {
      for answer in answers where isAlive(worker) { take(answer, from: worker) }
      if let deadline = worker.deadline, deadline <= .now, isAlive(worker) { kill(worker) }
    } else {
      bury(worker)
    }
  }

  private func take(_ line: Data, from worker: WorkerProcess) {
    do {
      switch (try WorkerCoding.message(WorkerAnswer.self, from: line), worker.state) {
      case (.ready(let version, _), .starting) where version == WorkerProtocol.version:
        failedStartCount = 0
        worker.state = .idle
        handOut(to: worker)
      case (.finished(let result), .running(let entry, _, _))
      where result.identity == entry.identity:
        finish(result, worker)
      case (.refused(let reason), .running(let entry, let since, _)):
        let verdict = verdict(on: worker, entry, since)
        finish(verdict.misunderstanding(reason), worker)
      case (.refused(let reason), _): giveUp(on: worker, reason)
      default: misunderstood(worker, "an answer out of turn")
      }
    } catch {
      misunderstood(worker, "\(error)")
    }
  }

  private func finish(_ result: CaseResult, _ worker: WorkerProcess) {
    var result = result
    if result.systemError.isEmpty { result.systemError = worker.printedText }
    guard case .running(let entry, _, _) = worker.state else { return }
    worker.state = .idle
    settle(result, entry)
    handOut(to: worker)
  }

  /// Tells a result, or queues its case once more.
  private func settle(_ result: CaseResult, _ entry: RunPlan.Entry) {
    // At the end of the queue: what disturbed the case may be over by then.
    guard let result = retries.settle(result, isOver: wasStopped) else {
      return queue.append(entry)
    }
    tell(.caseFinished(result))
    if isFailFast, result.status.isRed { stop() }
  }

  private func handOut(to worker: WorkerProcess) {
    guard let entry = queue.popFirst() else { return }
    if retries.isWaiting(entry.identity) {
      tell(.caseProgress(retries.progress(of: entry.identity)))
    } else {
      tell(.caseStarted(entry.identity))
    }
    worker.run(entry, limit: entry.killLimit(job.repeatCount, asked: options.timeout))
  }
}

// MARK: - Deaths

extension WorkerPool {
  private func verdict(
    on worker: WorkerProcess,
    _ entry: RunPlan.Entry,
    _ since: ContinuousClock.Instant
  ) -> WorkerVerdict {
    WorkerVerdict(
      entry: entry,
      startedAt: worker.startedAt,
      duration: ContinuousClock.now - since,
      output: worker.printedText
    )
  }

  /// Ends a worker that is overdue.
  private func kill(_ worker: WorkerProcess) {
    guard case .running(let entry, let since, let until) = worker.state else {
      return giveUp(on: worker, "it was not ready in time")
    }
    remove(worker, isKilled: true)
    settle(verdict(on: worker, entry, since).timeout(after: since.duration(to: until)), entry)
  }

  /// Takes note of a worker that went by itself.
  private func bury(_ worker: WorkerProcess) {
    let end = remove(worker, isKilled: false)
    guard case .running(let entry, let since, _) = worker.state else {
      return countFailedStart(worker, end)
    }
    let result = verdict(on: worker, entry, since).result(of: end, memoryLimit: options.memoryLimit)
    settle(result, entry)
  }

  private func misunderstood(_ worker: WorkerProcess, _ reason: String) {
    remove(worker, isKilled: true)
    guard case .running(let entry, let since, _) = worker.state else {
      return giveUp(on: worker, reason)
    }
    settle(verdict(on: worker, entry, since).misunderstanding(reason), entry)
  }

  /// A worker that dies before its first case says nothing about any case.
  private func countFailedStart(_ worker: WorkerProcess, _ end: WorkerEnd) {
    failedStartCount += 1
    guard failedStartCount >= Self.failedStartCountMax else { return }
    giveUp(on: worker, "it ended at once (\(end.cause)); \(worker.printedText)")
  }

  private func giveUp(on worker: WorkerProcess, _ reason: String) {
    if isAlive(worker) { remove(worker, isKilled: true) }
    let text = "a worker cannot work: \(reason); `nibmark run --in-process` does without workers"
    tell(.message(RunMessage(level: .warning, text: text)))
    stop()
  }
}

extension RunPlan.Entry {
  /// How long a worker may be busy with the case.
  ///
  /// A test that is slow but ends says so itself, which names the step; hence the second more. Benchmarks
  /// end their sampling by themselves at their timeout, and may take as long again to set up; stress that
  /// found something goes on to shrink it.
  func killLimit(_ repeatCount: Int, asked: Double?) -> Duration {
    let attempts = Double(max(1, repeatCount))
    if let asked { return .seconds(asked * attempts) }
    let points = scaling.flatMap { scaling in
      testCase.sweep.first { $0.name == scaling.variable }
        .map { $0.values.count * scaling.roundCount }
    }
    let once =
      testCase.kind == .test
      ? testCase.timeout + 1 : 2 * testCase.timeout * Double(points ?? 1) + 10
    return .seconds(once * attempts)
  }
}
