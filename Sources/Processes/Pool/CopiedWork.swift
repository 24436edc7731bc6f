import Foundation
import Numbers

/// Items that copies of this process work at, by their numbers.
///
/// Both ends know the items already, so only numbers go to a worker, and outcomes come back.
package struct CopiedWork<Outcome: CopiedOutcome>: PooledWork {
  /// What becomes of an item.
  package enum End {
    /// Its outcome, with what the worker printed meanwhile.
    case outcome(Outcome, printed: String)
    /// What happened instead.
    case lost(WorkerLoss)
  }

  package let job = PlainLine("work")
  private let limit: Duration
  private let begun: (Int) -> Void
  private let ended: (Int, End) -> Void
  /// Why no worker could work; nil when some did.
  package private(set) var failure: PoolFailure?

  package func request(for item: Int) -> PlainLine { PlainLine("\(item)") }

  package func limit(of item: Int) -> Duration { limit }

  /// `ready`, or the number of an item, a space and its outcome.
  package func answer(in line: Data) throws -> WorkerAnswer<(Int, Outcome)> {
    let space = line.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
    let word = String(decoding: line[..<space], as: UTF8.self)
    if word == Self.readyWord { return .ready }
    guard let item = Int(word), space < line.endIndex else { return .unexpected }
    let rest = PlainLine(bytes: line[line.index(after: space)...])
    return .finished((item, try Outcome(line: rest)))
  }

  private static var readyWord: String { "ready" }

  package func isOutcome(_ outcome: (Int, Outcome), of item: Int) -> Bool { outcome.0 == item }

  package mutating func begin(_ item: Int) { begun(item) }

  package mutating func finish(
    _ item: Int,
    _ outcome: (Int, Outcome),
    printed: String
  ) -> PoolStep {
    ended(item, .outcome(outcome.1, printed: printed))
    return .next
  }

  package mutating func lose(_ item: Int, _ loss: WorkerLoss) -> PoolStep {
    ended(item, .lost(loss))
    return .next
  }

  package mutating func giveUp(_ failure: PoolFailure) { self.failure = failure }
}

extension CopiedWork {
  /// Works at items in copies of this process.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - options: How many workers there are and what they may use; an item may take 60 s unless they say else.
  ///   - begun: Hears that a worker got an item.
  ///   - ended: Takes what became of an item, in the order in which they end.
  ///   - outcome: What a worker makes of an item.
  /// - Throws: ``PoolFailure`` when no worker can work.
  @MainActor
  package static func run(
    _ items: [Int],
    _ options: WorkerOptions,
    begun: @escaping (Int) -> Void = { _ in },
    ended: @escaping (Int, End) -> Void,
    outcome: @escaping @MainActor (Int) -> Outcome
  ) throws(PoolFailure) {
    var options = options
    let memoryLimit = options.memoryLimit
    options.body = {
      MainActor.assumeIsolated { serve(memoryLimit: memoryLimit, outcome) }
    }
    let limit = Duration.seconds(saturating: options.timeout ?? 60)
    let work = CopiedWork(limit: limit, begun: begun, ended: ended)
    let pool = WorkerPool(items, of: work, options: options)
    _ = pool.run()
    if let failure = pool.work.failure { throw failure }
  }

  private init(
    limit: Duration,
    begun: @escaping (Int) -> Void,
    ended: @escaping (Int, End) -> Void
  ) {
    self.limit = limit
    self.begun = begun
    self.ended = ended
  }

  /// The worker's side: answers until the supervisor closes the line.
  @MainActor
  private static func serve(memoryLimit: UInt64?, _ outcome: @MainActor (Int) -> Outcome) {
    do throws(WorkerError) {
      var line = try WorkerLine.claim()
      guard try line.next(PlainLine.self) != nil else { return }
      try MemoryLimit.set(memoryLimit)
      try line.send(PlainLine(readyWord))
      while let request = try line.next(PlainLine.self) {
        guard let item = Int(String(decoding: request.bytes, as: UTF8.self)) else { return }
        try line.send(try answer(item, outcome(item)))
      }
    } catch {
      // The supervisor reads it as what the worker printed last.
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      _exit(1)
    }
  }

  private static func answer(_ item: Int, _ outcome: Outcome) throws(WorkerError) -> PlainLine {
    do {
      return PlainLine(bytes: Data("\(item) ".utf8) + (try outcome.line().bytes))
    } catch {
      throw WorkerError("cannot write an outcome: \(error)")
    }
  }
}
