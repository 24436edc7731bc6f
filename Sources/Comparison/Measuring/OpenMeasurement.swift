import Foundation
import Statistics
import TestModel

/// A benchmark that is being measured: its groups of processes so far, and what they say.
struct OpenMeasurement {
  let benchmark: ComparedBenchmark
  /// The benchmark's place among those that are measured together.
  let position: Int
  private let settings: MeasuringSettings
  private let slowdown: Double
  private var generator: SeededGenerator
  private var groups: [ProcessSamples] = []
  private var batchSize: Int?
  private var seconds = 0.0
  private var measured: Measured?
  private var failure: MeasuringError?

  /// Begins a measurement; another `salt` gives a repetition other orders.
  init(
    _ benchmark: ComparedBenchmark,
    at position: Int,
    _ settings: MeasuringSettings,
    slowdown: Double,
    salt: UInt64
  ) {
    self.benchmark = benchmark
    self.position = position
    self.settings = settings
    self.slowdown = slowdown
    generator = SeededGenerator(seed: settings.seed &+ salt &* 0x9e37_79b9)
  }

  /// Whether it has a verdict, or cannot have one.
  var isDecided: Bool {
    guard failure == nil else { return true }
    guard let verdict = measured?.judgement.verdict else { return false }
    return [.slower, .faster, .equivalent].contains(verdict)
  }

  /// Whether the groups up to a look would take longer than a benchmark may.
  ///
  /// Links do not count: they are paid once, and not by each benchmark.
  func isBeyondBudget(_ look: TimingRule.Look) -> Bool {
    guard !groups.isEmpty else { return false }
    return seconds / Double(groups.count) * Double(look.processCount) > settings.secondsMax
  }

  /// Measures one more group of processes.
  mutating func add(_ group: ProcessGroup) {
    do throws(MeasuringError) {
      let linked = try benchmark.linked(group.seeds)
      let start = ContinuousClock.now
      let outcome = try group.measure(
        linked,
        batchSize: batchSize,
        slowdown: slowdown,
        &generator
      )
      batchSize = outcome.batchSize
      groups.append(outcome.samples)
      seconds += (ContinuousClock.now - start).reportSeconds
    } catch {
      failure = error
    }
  }

  /// Judges the groups at a look.
  mutating func judge(at look: TimingRule.Look) {
    let start = ContinuousClock.now
    measured = judged(at: look)
    if measured == nil {
      failure = MeasuringError("its samples are too short for this machine's clocks")
    }
    seconds += (ContinuousClock.now - start).reportSeconds
  }

  /// What was measured until the last look.
  var outcome: Result<Measured, MeasuringError> {
    if let failure { return .failure(failure) }
    guard var measured else {
      return .failure(MeasuringError("the rule of comparison has no look"))
    }
    let size = batchSize ?? 1
    measured.batchSize = size
    measured.slowdown = Double(PairedProcesses.extraIterationCount(slowdown, size)) / Double(size)
    measured.seconds = seconds
    return .success(measured)
  }

  private func judged(at look: TimingRule.Look) -> Measured? {
    func ratio(_ logRatios: [[Double]]) -> PairedRatio? {
      benchmark.drawsLayouts
        ? PairedRatio(drawnLogRatios: logRatios)
        : PairedRatio(logRatios: logRatios, seed: settings.seed)
    }
    guard let cpu = ratio(groups.map { $0.logRatios(\.cpu) }),
      let wall = ratio(groups.map { $0.logRatios(\.wall) }),
      let control = ratio(groups.map { $0.controlLogRatios(\.cpu) })
    else { return nil }
    let noise =
      benchmark.drawsLayouts ? nil : settings.layoutNoise.spread(of: benchmark.identity)
    return Measured(
      benchmark: benchmark,
      processes: groups,
      batchSize: 1,
      cpu: cpu,
      wall: wall,
      control: control,
      judgement: settings.rule.judge(cpu, control: control, at: look, layoutNoise: noise ?? 0),
      layoutNoise: noise,
      slowdown: 0,
      seconds: 0
    )
  }
}
