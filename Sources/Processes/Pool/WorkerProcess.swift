import Foundation
import TestModel

/// A worker with what it does now, as a pool sees it.
final class WorkerProcess<Item> {
  /// What a worker does now.
  enum State {
    /// It prepares itself, and must be ready by a moment.
    case starting(until: ContinuousClock.Instant)
    /// It waits for an item.
    case idle
    /// It is busy with an item, which began at a moment and must end by another.
    case running(Item, since: ContinuousClock.Instant, until: ContinuousClock.Instant)
  }

  var state: State
  /// When its item began, for reports.
  var startedAt: Timestamp?
  let connection: WorkerConnection

  /// Starts a worker and sends it its job.
  init(_ options: WorkerOptions, job: some Encodable) throws(WorkerError) {
    connection = try WorkerConnection(options, job: job)
    state = .starting(until: .now + Self.startLimit)
  }

  /// The moment at which the worker is to be killed; nil when it waits for an item.
  var deadline: ContinuousClock.Instant? {
    switch state {
    case .starting(let until), .running(_, _, let until): until
    case .idle: nil
    }
  }

  /// Whether it has an item.
  var isRunning: Bool {
    guard case .running = state else { return false }
    return true
  }

  /// How long a worker may take to be ready: far more than any does, since a machine may be busy.
  private static var startLimit: Duration { .seconds(120) }

  /// Hands an item to the worker.
  func run(_ item: Item, limit: Duration, request: some Encodable) {
    let now = ContinuousClock.now
    connection.forgetPrinted()
    startedAt = Timestamp(secondsSince1970: Date().timeIntervalSince1970)
    state = .running(item, since: now, until: now + limit)
    connection.send(request)
  }

  /// What the worker printed since its item began.
  var printedText: String { connection.printedText }
}
