import Foundation
import Statistics
import TestModel
import WorkerSupport

/// Settings of the measurement of a benchmark.
public struct MeasuringSettings: Sendable, Hashable {
  /// The rule by which pairs become verdicts.
  public var rule: TimingRule
  /// The number of pairs that each process takes.
  public var pairCount: Int
  /// The least duration of a sample, in seconds.
  public var batchDuration: Double
  /// The most time for a benchmark, in seconds; the first look is always taken.
  public var secondsMax: Double
  /// The seed of orders and resampling.
  public var seed: UInt64
  /// The budget of an iteration, in nanoseconds; nil for three times the base's median.
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

/// All measurements of one benchmark, with the judgement at the last look.
struct Measured: Sendable {
  var benchmark: ComparedBenchmark
  var processes: [ProcessSamples]
  var batchSize: Int
  var cpu: PairedRatio
  var wall: PairedRatio
  var control: PairedRatio
  var judgement: TimeJudgement
  /// The injected slowdown as an exact part: a whole number of iterations.
  var slowdown: Double
  var seconds: Double
}

/// Measures a benchmark look by look, until there is a verdict or the time is used up.
struct InterleavedMeasurement {
  let settings: MeasuringSettings
  let placement: ProcessorPlacement

  init(_ settings: MeasuringSettings) {
    self.settings = settings
    placement = .chosen()
  }

  /// Measures a benchmark; another `salt` gives a repetition other orders.
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

  /// Judges groups of processes at a look.
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
  /// The measurement in the form of reports.
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

  /// Both sides' frame figures for one budget, in wall time, because that is what people notice.
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
