import DocumentTools
import Foundation
import NibmarkRunner
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
    /// Those that are as the project sees them.
    var seen: [Int: CheckedDocument] = [:]

    /// Whether a document need not be checked.
    func isKnown(_ position: Int) -> Bool {
      outcomes[position] != nil || seen[position] != nil || losses[position] != nil
    }
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
    let outcomes = cache?.outcomes(of: paths) ?? []
    for (position, outcome) in outcomes.enumerated() {
      guard let outcome else { continue }
      plan.roots[position] = outcome.roots
      let document = outcome.document.repeated(at: HostProbe.now())
      if outcome.isSeen {
        plan.seen[position] = document
      } else {
        plan.outcomes[position] = document
      }
    }
    try readers.run(paths, at: paths.indices.filter { !plan.isKnown($0) }) {
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
    defer { cache?.write() }
    func take(_ document: CheckedDocument, of position: Int) {
      let seen = checker.seen(document, at: paths[position])
      run.take(seen, of: position)
      cache?.keep(seen: seen, plan.roots[position], of: paths[position])
    }
    for position in paths.indices where plan.isKnown(position) {
      run.begin(position)
      if let seen = plan.seen[position] {
        run.take(seen, of: position)
      } else if let document = plan.outcomes[position] ?? plan.losses[position] {
        take(document, of: position)
      }
    }
    let workers = DocumentWorkers(
      options: workers,
      outcome: { checker.check($0) },
      lost: { CheckedDocument($1) },
      begun: { run.begin($0) }
    )
    try workers.run(paths, at: run.documents.filter { !plan.isKnown($0) }) {
      take($1, of: $0)
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
