import Foundation

/// What a pool of workers is to do: how a worker is asked for an item, and what becomes of its answer.
///
/// The pool calls all methods on the thread that runs it.
package protocol PooledWork {
  /// What a worker does at a time.
  associatedtype Item
  /// What a worker finds out of an item.
  associatedtype Outcome
  /// What a worker needs to know before its first item.
  associatedtype Job: Encodable
  /// What asks a worker for an item.
  associatedtype Request: Encodable

  /// The first line that each worker gets.
  var job: Job { get }

  /// The line that asks for an item.
  func request(for item: Item) -> Request

  /// How long a worker may be busy with an item.
  func limit(of item: Item) -> Duration

  /// Reads a line that a worker sent.
  ///
  /// - Throws: An error whose text says why the line is no answer.
  func answer(in line: Data) throws -> WorkerAnswer<Outcome>

  /// Whether an outcome is of this item.
  func isOutcome(_ outcome: Outcome, of item: Item) -> Bool

  /// Hears that a worker is about to get an item, also when it is not the first time.
  mutating func begin(_ item: Item)

  /// Takes an outcome with what the worker printed meanwhile.
  mutating func finish(_ item: Item, _ outcome: Outcome, printed: String) -> PoolStep

  /// Takes an item whose worker sent no outcome.
  mutating func lose(_ item: Item, _ loss: WorkerLoss) -> PoolStep

  /// Hears why no worker can work; the items that wait are left.
  mutating func giveUp(_ failure: PoolFailure)
}
