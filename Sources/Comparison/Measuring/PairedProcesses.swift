import Foundation
import Numbers
import Processes
import Statistics
import SuiteMessages
import TestModel

/// One new process of each arm, which take turns on one processor.
///
/// They measure one benchmark after the other: each begins on a stage set anew.
final class PairedProcesses {
  /// What the processes run: other arms need others.
  let arms: [MeasuredArm]
  private let settings: MeasuringSettings
  private let workers: [MeasuringWorker]

  /// The samples of a group of processes, and their batch size.
  struct Outcome {
    var samples: ProcessSamples
    var batchSize: Int
  }

  /// What the processes of a benchmark run, with the code layouts of this group: the base twice, and the head.
  static func arms(of benchmark: ComparedBenchmark) -> [MeasuredArm] {
    [benchmark.base, benchmark.base, benchmark.head]
  }

  /// Starts the processes.
  ///
  /// - Throws: ``MeasuringError`` when one does not load its suites.
  init(
    _ arms: [MeasuredArm],
    _ settings: MeasuringSettings,
    on placement: ProcessorPlacement,
    _ generator: inout SeededGenerator
  ) throws(MeasuringError) {
    self.arms = arms
    self.settings = settings
    // All arms of a group have the same memory layout, and each group another. A layout can change
    // times more than the difference that is looked for. So it must not differ within a pair, nor be
    // the same in all pairs.
    let layout = MemoryLayoutOffset(generator.next())
    // New processes get memory in the order of their starts, so the order of arms is shuffled.
    var started: [MeasuringWorker?] = [nil, nil, nil]
    for arm in Self.shuffled(&generator) {
      let worker = try MeasuringWorker(
        arms[arm],
        name: Self.names[arm],
        seed: settings.seed,
        layout: layout
      )
      placement.spread(worker.processIdentifier)
      started[arm] = worker
    }
    workers = started.compactMap(\.self)
    for worker in workers {
      try worker.waitUntilReady()
      placement.pin(worker.processIdentifier)
    }
  }

  /// Whether they can measure another benchmark after the first.
  var measureSeveral: Bool { workers.allSatisfy(\.measuresSeveral) }

  private static let names = ["the base", "the base's second arm", "the head"]

  /// Measures a benchmark; all arms run the number of iterations that the first base determined.
  ///
  /// - Parameters:
  ///   - key: What names the benchmark.
  ///   - batchSize: The number of iterations; found out when nil.
  ///   - slowdown: Further iterations in each sample of the head, as a part of the batch.
  ///   - generator: Draws the orders.
  /// - Returns: The samples.
  /// - Throws: ``MeasuringError`` when it cannot be prepared or breaks; the processes are then of no more use.
  func measure(
    _ key: CaseKey,
    batchSize: Int?,
    slowdown: Double,
    _ generator: inout SeededGenerator
  ) throws(MeasuringError) -> Outcome {
    let size = try prepare(key, batchSize)
    let extra = Self.extraIterationCount(slowdown, size)
    return Outcome(samples: try takeSamples(size, extra, &generator), batchSize: size)
  }

  /// The number of further iterations of the head in a batch.
  static func extraIterationCount(_ slowdown: Double, _ batchSize: Int) -> Int {
    Int(saturating: (slowdown * Double(batchSize)).rounded())
  }

  private func prepare(_ key: CaseKey, _ batchSize: Int?) throws(MeasuringError) -> Int {
    var request = MeasuringRequest(
      key: key,
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
    _ size: Int,
    _ extraOfHead: Int,
    _ generator: inout SeededGenerator
  ) throws(MeasuringError) -> ProcessSamples {
    var taken: [[MeasuredSample]] = [[], [], []]
    var order: [Int] = []
    for pair in 0..<settings.pairCount {
      // Each order is followed by its reverse, so that a drift of the machine favours no arm.
      order = pair.isMultiple(of: 2) ? Self.shuffled(&generator) : order.reversed()
      for arm in order {
        try warmUp(workers[arm], size)
        let extra = arm == 2 ? extraOfHead : 0
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
