import Foundation
import Statistics
import TestModel
import WorkerSupport

/// How benchmarks are measured.
public struct MeasuringSettings: Sendable, Hashable {
  /// How pairs become verdicts.
  public var rule: TimingRule
  /// How many pairs each process takes.
  public var pairCount: Int
  /// How long a sample lasts at least, in seconds.
  public var batchDuration: Double
  /// How long a benchmark is measured at most, in seconds; the first look is always taken.
  public var secondsMax: Double
  /// The seed of orders and resampling.
  public var seed: UInt64
  /// What an iteration may take, in nanoseconds; three times the base's median when nil.
  public var frameBudget: Double?

  /// Creates settings; the defaults are those that `Documentation/Statistics.md` measures.
  public init(
    rule: TimingRule = TimingRule(),
    pairCount: Int = 6,
    batchDuration: Double = 0.005,
    secondsMax: Double = 10,
    seed: UInt64 = 1
  ) {
    self.rule = rule
    self.pairCount = pairCount
    self.batchDuration = batchDuration
    self.secondsMax = secondsMax
    self.seed = seed
  }
}

/// Everything that was measured of one benchmark, with the judgement at the last look.
struct Measured: Sendable {
  var benchmark: ComparedBenchmark
  var processes: [ProcessSamples]
  var batchSize: Int
  var cpu: PairedRatio
  var wall: PairedRatio
  var control: PairedRatio
  var judgement: TimeJudgement
  /// The slowdown that was put in, as a part: known exactly.
  var slowdown: Double
  var seconds: Double
}

/// Measures a benchmark look by look, until the question is answered or the budget is spent.
struct InterleavedMeasurement {
  let settings: MeasuringSettings
  let placement: ProcessorPlacement

  init(_ settings: MeasuringSettings) {
    self.settings = settings
    placement = .chosen()
  }

  /// Measures; `salt` gives a repetition orders of its own.
  func measure(
    _ benchmark: ComparedBenchmark,
    slowdown: Double = 0,
    salt: UInt64 = 0
  ) throws(MeasuringError) -> Measured {
    try placement.keepingAway { () throws(MeasuringError) in
      try measureAway(benchmark, slowdown: slowdown, salt: salt)
    }
  }

  private func measureAway(
    _ benchmark: ComparedBenchmark,
    slowdown: Double,
    salt: UInt64
  ) throws(MeasuringError) -> Measured {
    let start = ContinuousClock.now
    var generator = SeededGenerator(seed: settings.seed &+ salt &* 0x9e37_79b9)
    let processes = PairedProcesses(
      benchmark: benchmark,
      settings: settings,
      placement: placement,
      slowdown: slowdown
    )
    var groups: [ProcessSamples] = []
    var batchSize: Int?
    var measured: Measured?
    for look in settings.rule.looks {
      let spent = ContinuousClock.now - start
      if isBeyondBudget(spent.reportSeconds, groups.count, look) { break }
      while groups.count < look.processCount {
        let outcome = try processes.measure(batchSize: batchSize, &generator)
        batchSize = outcome.batchSize
        groups.append(outcome.samples)
      }
      guard let looked = judged(benchmark, groups, look) else {
        throw MeasuringError("its samples are too short for this machine's clocks")
      }
      measured = looked
      if [.slower, .faster, .equivalent].contains(looked.judgement.verdict) { break }
    }
    guard var measured else { throw MeasuringError("the rule of comparison has no look") }
    let size = batchSize ?? 1
    measured.batchSize = size
    measured.slowdown = Double(processes.extraIterationCount(size)) / Double(size)
    measured.seconds = (ContinuousClock.now - start).reportSeconds
    return measured
  }

  private func isBeyondBudget(
    _ spent: Double,
    _ processCount: Int,
    _ look: TimingRule.Look
  ) -> Bool {
    guard processCount > 0 else { return false }
    return spent / Double(processCount) * Double(look.processCount) > settings.secondsMax
  }

  /// Judges groups of processes as a look does.
  func judged(
    _ benchmark: ComparedBenchmark,
    _ groups: [ProcessSamples],
    _ look: TimingRule.Look
  ) -> Measured? {
    let seed = settings.seed
    guard
      let cpu = PairedRatio(logRatios: groups.map { $0.logRatios(\.cpu) }, seed: seed),
      let wall = PairedRatio(logRatios: groups.map { $0.logRatios(\.wall) }, seed: seed),
      let control = PairedRatio(
        logRatios: groups.map { $0.controlLogRatios(\.cpu) },
        seed: seed
      )
    else { return nil }
    return Measured(
      benchmark: benchmark,
      processes: groups,
      batchSize: 1,
      cpu: cpu,
      wall: wall,
      control: control,
      judgement: settings.rule.judge(cpu, control: control, at: look),
      slowdown: 0,
      seconds: 0
    )
  }
}

extension Measured {
  /// The measurement as reports know it.
  var comparison: TimeComparison {
    let confidence = judgement.interval.confidence
    return TimeComparison(
      identity: benchmark.identity,
      verdict: judgement.verdict,
      cpu: RatioFigures(cpu, confidence: confidence),
      wall: RatioFigures(wall, confidence: confidence),
      control: RatioFigures(control, confidence: confidence),
      gate: expm1(judgement.gate),
      smallestDetectable: expm1(judgement.smallestDetectable),
      pValue: judgement.pValue,
      baseTime: time(\.base),
      headTime: time(\.head),
      batchSize: batchSize,
      processCount: cpu.processCount,
      pairCount: cpu.pairCount,
      seconds: seconds
    )
  }

  private func time(_ arm: KeyPath<ProcessSamples, [MeasuredSample]>) -> Double {
    Sample(times(arm, \.cpu))?.median ?? 0
  }

  /// The times of one iteration in all samples of an arm, in nanoseconds.
  private func times(
    _ arm: KeyPath<ProcessSamples, [MeasuredSample]>,
    _ clock: KeyPath<MeasuredSample, Double>
  ) -> [Double] {
    let count = Double(max(1, batchSize))
    return processes.flatMap { $0[keyPath: arm].map { $0[keyPath: clock] / count } }
  }

  /// Both sides' frames, held to one budget: what people see is wall time.
  func frames(budget: Double?) -> (base: FrameFigures?, head: FrameFigures?) {
    let (base, head) = (times(\.base, \.wall), times(\.head, \.wall))
    let median = Sample(base)?.median
    return (
      FrameFigures(base, budget: budget, median: median),
      FrameFigures(head, budget: budget, median: median)
    )
  }
}

extension RatioFigures {
  init(_ ratio: PairedRatio, confidence: Double) {
    let interval = ratio.interval(confidence: confidence)
    self.init(
      ratio: exp(ratio.estimate),
      lower: exp(interval.lower),
      upper: exp(interval.upper),
      confidence: confidence,
      standardError: ratio.standardError
    )
  }
}
