import Foundation
import Numbers
import TestModel

/// Does items in a number of workers at the same time, replacing those that die.
///
/// One thread waits for all of them; outcomes are told in the order in which they come.
package final class WorkerPool<Work: PooledWork> {
  private let options: WorkerOptions
  /// What is done; it holds what became of the items.
  package private(set) var work: Work

  private let itemCount: Int
  private var queue: ArraySlice<Work.Item>
  private var workers: [WorkerProcess<Work.Item>] = []
  private var failedStartCount = 0
  /// How many workers there may be at the same time.
  private var workerCountMax: Int
  private var wasStopped = false

  /// How many workers in a row may die before they are ready; the machine is at fault then.
  private static var failedStartCountMax: Int { 3 }

  /// Creates a pool of as many workers as the options say.
  package init(_ items: [Work.Item], of work: Work, options: WorkerOptions) {
    itemCount = items.count
    queue = items[...]
    self.work = work
    self.options = options
    workerCountMax = options.count
  }

  /// Does the items; false when some were left, because the work said so or no worker would start.
  package func run() -> Bool {
    while true {
      startWorkers()
      if workers.isEmpty { break }
      wait()
      for worker in workers { serve(worker) }
      if queue.isEmpty { retireIdleWorkers() }
    }
    return !wasStopped
  }

  /// Leaves the items that have not begun.
  private func stop() {
    wasStopped = true
    queue = []
  }

  // MARK: - Workers

  private var busyCount: Int { workers.count { $0.isRunning } }

  private func isAlive(_ worker: WorkerProcess<Work.Item>) -> Bool {
    workers.contains { $0 === worker }
  }

  private func startWorkers() {
    while workers.count < min(workerCountMax, queue.count + busyCount) {
      do throws(WorkerError) {
        workers.append(try WorkerProcess(options, job: work.job))
      } catch {
        guard workers.isEmpty else {
          // The system gives no more files or processes: those that run do the rest.
          workerCountMax = workers.count
          return
        }
        return giveUp(.start(error))
      }
    }
  }

  private func retireIdleWorkers() {
    for worker in workers {
      switch worker.state {
      case .running: continue
      case .starting: remove(worker, isKilled: true)
      case .idle where options.body != nil && itemCount == 1:
        // A copy that did the only item is worth no wait: it takes as long to go as it took to come.
        workers.removeAll { $0 === worker }
        worker.connection.abandon()
      case .idle: remove(worker, isKilled: options.body != nil)
      }
    }
  }

  @discardableResult
  private func remove(_ worker: WorkerProcess<Work.Item>, isKilled: Bool) -> WorkerEnd {
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
    poll(
      &watched,
      nfds_t(watched.count),
      Int32(clamping: Int(saturating: max(0, min(60, left)) * 1000) + 1)
    )
  }

  // MARK: - Answers

  private func serve(_ worker: WorkerProcess<Work.Item>) {
    worker.connection.readOutput()
    if let answers = worker.connection.readAnswers() {
      for answer in answers where isAlive(worker) { take(answer, from: worker) }
      if let deadline = worker.deadline, deadline <= .now, isAlive(worker) { kill(worker) }
    } else {
      bury(worker)
    }
  }

  private func take(_ line: Data, from worker: WorkerProcess<Work.Item>) {
    do {
      switch (try work.answer(in: line), worker.state) {
      case (.ready, .starting):
        failedStartCount = 0
        worker.state = .idle
        handOut(to: worker)
      case (.finished(let outcome), .running(let item, _, _))
      where work.isOutcome(outcome, of: item):
        worker.state = .idle
        let step = work.finish(item, outcome, printed: worker.printedText)
        follow(step, item)
        if case .atOnce = step { hand(item, to: worker) } else { handOut(to: worker) }
      // It ends with its refusal, so another one takes the next item.
      case (.refused(let reason), .running): misunderstood(worker, reason)
      case (.refused(let reason), _): giveUp(on: worker, reason)
      default: misunderstood(worker, "an answer out of turn")
      }
    } catch {
      misunderstood(worker, "\(error)")
    }
  }

  /// Does what the work says of an item.
  private func follow(_ step: PoolStep, _ item: Work.Item) {
    switch step {
    case .next: break
    case .again: queue.append(item)
    case .atOnce(let isLast): if isLast { stop() }
    case .stop: stop()
    }
  }

  private func handOut(to worker: WorkerProcess<Work.Item>) {
    guard let item = queue.popFirst() else { return }
    hand(item, to: worker)
  }

  private func hand(_ item: Work.Item, to worker: WorkerProcess<Work.Item>) {
    work.begin(item)
    worker.run(item, limit: work.limit(of: item), request: work.request(for: item))
  }
}

// MARK: - Deaths

extension WorkerPool {
  private func lose(
    _ item: Work.Item,
    _ worker: WorkerProcess<Work.Item>,
    _ since: ContinuousClock.Instant,
    _ cause: WorkerLoss.Cause
  ) {
    let loss = WorkerLoss(
      cause: cause,
      startedAt: worker.startedAt,
      duration: ContinuousClock.now - since,
      output: worker.printedText
    )
    follow(work.lose(item, loss), item)
  }

  /// Ends a worker that is overdue.
  private func kill(_ worker: WorkerProcess<Work.Item>) {
    guard case .running(let item, let since, let until) = worker.state else {
      return giveUp(on: worker, "it was not ready in time")
    }
    remove(worker, isKilled: true)
    lose(item, worker, since, .overdue(limit: since.duration(to: until)))
  }

  /// Takes note of a worker that went by itself.
  private func bury(_ worker: WorkerProcess<Work.Item>) {
    let end = remove(worker, isKilled: false)
    guard case .running(let item, let since, _) = worker.state else {
      return countFailedStart(worker, end)
    }
    lose(item, worker, since, .ended(end, memoryLimit: options.memoryLimit))
  }

  private func misunderstood(_ worker: WorkerProcess<Work.Item>, _ reason: String) {
    remove(worker, isKilled: true)
    guard case .running(let item, let since, _) = worker.state else {
      return giveUp(on: worker, reason)
    }
    lose(item, worker, since, .misunderstood(reason: reason))
  }

  /// A worker that dies before its first item says nothing about any.
  private func countFailedStart(_ worker: WorkerProcess<Work.Item>, _ end: WorkerEnd) {
    failedStartCount += 1
    guard failedStartCount >= Self.failedStartCountMax else { return }
    giveUp(on: worker, "it ended at once (\(end.cause)); \(worker.printedText)")
  }

  private func giveUp(on worker: WorkerProcess<Work.Item>, _ reason: String) {
    if isAlive(worker) { remove(worker, isKilled: true) }
    giveUp(.worker(reason: reason))
  }

  private func giveUp(_ failure: PoolFailure) {
    work.giveUp(failure)
    stop()
  }
}
