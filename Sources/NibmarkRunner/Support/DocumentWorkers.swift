import Foundation
import Processes
import Reporting
import TestModel

/// Works at documents in processes of their own, so that one that traps, hangs or eats memory ends no other.
@MainActor
package struct DocumentWorkers<Outcome: CopiedOutcome> {
  /// How workers are to be; nil to do without.
  package let options: WorkerOptions?
  /// What is made of a document.
  package let outcome: @MainActor (String) -> Outcome
  /// What stands in its place when its worker ends before.
  package let lost: (String, DocumentLoss) -> Outcome
  /// What messages call an item.
  package var noun = "document"
  /// Hears that a document, by its position, is begun.
  package let begun: (Int) -> Void

  package init(
    options: WorkerOptions?,
    outcome: @escaping @MainActor (String) -> Outcome,
    lost: @escaping (String, DocumentLoss) -> Outcome,
    begun: @escaping (Int) -> Void = { _ in }
  ) {
    self.options = options
    self.outcome = outcome
    self.lost = lost
    self.begun = begun
  }

  /// Works at some of the documents and takes each outcome as it comes.
  ///
  /// - Throws: `CommandFailure` when no worker can work.
  package func run(
    _ paths: [String],
    at positions: [Int]? = nil,
    take: @escaping (Int, Outcome) -> Void
  ) throws(CommandFailure) {
    let positions = positions ?? Array(paths.indices)
    guard let options else {
      for position in positions {
        begun(position)
        take(position, outcome(paths[position]))
      }
      return
    }
    do throws(PoolFailure) {
      try CopiedWork.run(positions, options, begun: begun) { position, end in
        switch end {
        case .outcome(let outcome, let printed):
          if !printed.isEmpty { StandardStreams.writeError(printed) }
          take(position, outcome)
        case .lost(let loss):
          let path = paths[position]
          take(position, lost(path, DocumentLoss(loss, of: noun, path)))
        }
      } outcome: { position in
        outcome(paths[position])
      }
    } catch {
      throw CommandFailure("\(error.reason); --in-process does without workers")
    }
  }

  /// Works at all documents and takes the outcomes in the documents' order, each as soon as its turn comes.
  ///
  /// - Throws: `CommandFailure` when no worker can work.
  package func runInOrder(_ paths: [String], take: @escaping (Outcome) -> Void)
    throws(CommandFailure)
  {
    var waiting: [Int: Outcome] = [:]
    var next = 0
    try run(paths) { position, outcome in
      waiting[position] = outcome
      while let outcome = waiting.removeValue(forKey: next) {
        next += 1
        take(outcome)
      }
    }
  }
}

extension PoolFailure {
  fileprivate var reason: String {
    switch self {
    case .start(let error): error.description
    case .worker(let reason): "a worker cannot work: \(reason)"
    }
  }
}
