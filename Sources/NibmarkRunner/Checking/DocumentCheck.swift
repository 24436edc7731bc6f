import DocumentTools
import Foundation
import Processes
import Reporting
import TestModel

/// Reads and checks documents in worker processes.
@MainActor
struct DocumentCheck {
  private let checker: DocumentChecker
  private let workers: WorkerOptions?
  private let cache: CheckCache?

  /// Documents read for their roots, which name the cases.
  struct Plan {
    /// The roots of each document.
    var roots: [[PlannedRoot]]
    /// What stands for the documents that ended their reader.
    var losses: [Int: CheckedDocument] = [:]
    /// The outcomes of documents that are as they were.
    var outcomes: [Int: CheckedDocument] = [:]
  }

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - options: What to check.
  ///   - workers: How workers are to be; nil to do without.
  ///   - cache: The outcomes of earlier checks.
  init(
    _ options: DocumentChecker.Options,
    workers: WorkerOptions?,
    cache: CheckCache? = nil
  ) {
    checker = DocumentChecker(
      options: options,
      clock: { MonotonicClock.seconds },
      now: { HostProbe.now() }
    )
    self.workers = workers
    self.cache = cache
  }

  /// Reads documents for their roots; a document may end its reader as well.
  ///
  /// - Throws: `CommandFailure` when no worker can work.
  func plan(_ paths: [String]) throws(CommandFailure) -> Plan {
    var plan = Plan(roots: [[PlannedRoot]](repeating: [], count: paths.count))
    let readers = DocumentWorkers(
      options: workers,
      outcome: { ReadRoots(roots: checker.roots(of: $0)) },
      lost: { ReadRoots(roots: [], loss: CheckedDocument($1)) }
    )
    for (position, path) in paths.enumerated() {
      guard let outcome = cache?.outcome(of: path) else { continue }
      plan.roots[position] = outcome.roots
      plan.outcomes[position] = outcome.document.repeated(at: HostProbe.now())
    }
    try readers.run(paths, at: paths.indices.filter { plan.outcomes[$0] == nil }) {
      plan.roots[$0] = $1.roots
      plan.losses[$0] = $1.loss
    }
    return plan
  }

  /// What documents say of classes, without a check.
  ///
  /// - Throws: `CommandFailure` when no worker can work.
  func uses(in paths: [String]) throws(CommandFailure) -> [CheckedDocument] {
    var read = [CheckedDocument?](repeating: nil, count: paths.count)
    let readers = DocumentWorkers(
      options: workers,
      outcome: { checker.uses(in: $0) },
      lost: { CheckedDocument($1) }
    )
    try readers.run(paths) { read[$0] = $1 }
    return read.compactMap(\.self)
  }

  /// Checks the planned documents of a run.
  ///
  /// - Parameters:
  ///   - paths: Where the run's documents are.
  ///   - plan: What was read of them.
  ///   - run: Takes what is found.
  /// - Throws: `CommandFailure` when no worker can work, with some documents left.
  func check(_ paths: [String], _ plan: Plan, for run: CheckRun) throws(CommandFailure) {
    let known = plan.losses.merging(plan.outcomes) { $1 }
    for (position, document) in known.sorted(by: { $0.key < $1.key }) {
      run.begin(position)
      run.take(checker.seen(document, at: paths[position]), of: position)
    }
    let workers = DocumentWorkers(
      options: workers,
      outcome: { checker.check($0) },
      lost: { CheckedDocument($1) },
      begun: { run.begin($0) }
    )
    defer { cache?.write() }
    try workers.run(paths, at: run.documents.filter { known[$0] == nil }) {
      run.take(checker.seen($1, at: paths[$0]), of: $0)
      cache?.keep($1, plan.roots[$0], of: paths[$0])
    }
  }

  fileprivate struct ReadRoots: CopiedOutcome {
    var roots: [PlannedRoot]
    var loss: CheckedDocument?
  }
}

extension CheckedDocument: CopiedOutcome {
  fileprivate init(_ loss: DocumentLoss) {
    self.init(
      loss: loss.failure,
      startedAt: loss.startedAt,
      seconds: loss.seconds,
      printed: loss.printed
    )
  }
}

// Not as JSON, which costs more than the reading.
extension DocumentCheck.ReadRoots {
  fileprivate init(line: PlainLine) throws {
    guard let roots = PlannedRoot.roots(in: line.unescaped) else {
      throw CommandFailure("a worker sent something other than roots")
    }
    self.init(roots: roots)
  }

  fileprivate func line() -> PlainLine { PlainLine(escaping: PlannedRoot.text(of: roots)) }
}
