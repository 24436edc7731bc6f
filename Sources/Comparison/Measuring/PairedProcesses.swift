import Foundation
import Numbers
import Processes
import Statistics
import SuiteMessages
import TestModel

/// Measures one new process of each arm, in turns on one processor.
struct PairedProcesses {
  /// The benchmark, with the code layouts of this group.
  let benchmark: ComparedBenchmark
  let settings: MeasuringSettings
  let placement: ProcessorPlacement
  /// The injected slowdown: further iterations in each sample of the head, as a part of the batch.
  var slowdown = 0.0

  /// The samples of a group of processes, and their batch size.
  struct Outcome {
    var samples: ProcessSamples
    var batchSize: Int
  }

  /// Measures a group; all arms run the number of iterations that the first base determined.
  func measure(
    batchSize: Int?,
    _ generator: inout SeededGenerator
  ) throws(MeasuringError) -> Outcome {
    // All arms of a group have the same memory layout, and each group another. A layout can change
    // times more than the difference that is looked for. So it must not differ within a pair, nor be
    // the same in all pairs.
    let layout = MemoryLayoutOffset(generator.next())
    // New processes get memory in the order of their starts, so the order of arms is shuffled.
    var arms: [MeasuringWorker?] = [nil, nil, nil]
    for arm in Self.shuffled(&generator) {
      let worker = try makeWorker(arm, layout)
      placement.spread(worker.processIdentifier)
      arms[arm] = worker
    }
    let workers = arms.compactMap(\.self)
    defer { for worker in workers { worker.end() } }
    for worker in workers {
      try worker.waitUntilReady()
      placement.pin(worker.processIdentifier)
    }
    let size = try prepare(workers, batchSize)
    return Outcome(samples: try takeSamples(workers, size, &generator), batchSize: size)
  }

  /// The number of further iterations of the head in a batch.
  static func extraIterationCount(_ slowdown: Double, _ batchSize: Int) -> Int {
    Int(saturating: (slowdown * Double(batchSize)).rounded())
  }

  private func makeWorker(
    _ arm: Int,
    _ layout: MemoryLayoutOffset
  ) throws(MeasuringError) -> MeasuringWorker {
    let names = ["the base", "the base's second arm", "the head"]
    let arms = [benchmark.base, benchmark.base, benchmark.head]
    return try MeasuringWorker(arms[arm], name: names[arm], seed: settings.seed, layout: layout)
  }

  private func prepare(
    _ workers: [MeasuringWorker],
    _ batchSize: Int?
  ) throws(MeasuringError) -> Int {
    var request = MeasuringRequest(
      key: benchmark.identity.key,
      batchSize: batchSize,
      batchDuration: settings.batchDuration
    )
    for worker in workers { request.batchSize = try worker.prepare(request) }
    let size = request.batchSize ?? 1
    // This sample is discarded: the move to another processor emptied the caches.
    for worker in workers { _ = try worker.sample(SampleRequest(iterationCount: size)) }
    return size
  }

  private func takeSamples(
    _ workers: [MeasuringWorker],
    _ size: Int,
    _ generator: inout SeededGenerator
  ) throws(MeasuringError) -> ProcessSamples {
    var taken: [[MeasuredSample]] = [[], [], []]
    var order: [Int] = []
    for pair in 0..<settings.pairCount {
      // Each order is followed by its reverse, so that a drift of the machine favours no arm.
      order = pair.isMultiple(of: 2) ? Self.shuffled(&generator) : order.reversed()
      for arm in order {
        try warmUp(workers[arm], size)
        let extra = arm == 2 ? Self.extraIterationCount(slowdown, size) : 0
        let request = SampleRequest(iterationCount: size, extraIterationCount: extra)
        taken[arm].append(try workers[arm].sample(request))
      }
    }
    return ProcessSamples(base: taken[0], control: taken[1], head: taken[2])
  }

  /// Brings an arm's code and data back into the caches, which the other arms have used meanwhile.
  ///
  /// Two arms run the base's program, whose code the processor then keeps better than the head's.
  /// Without this, equal programs of two files differ by a fifth of a per cent.
  private func warmUp(_ worker: MeasuringWorker, _ size: Int) throws(MeasuringError) {
    // What takes as long as a sample is little disturbed by its begin.
    guard size > 1 else { return }
    let count = max(1, size / Self.warmUpPart)
    _ = try worker.sample(SampleRequest(iterationCount: count))
  }

  private static let warmUpPart = 8

  private static func shuffled(_ generator: inout SeededGenerator) -> [Int] {
    var order = [0, 1, 2]
    order.swapAt(2, generator.next(below: 3))
    order.swapAt(1, generator.next(below: 2))
    return order
  }
}
