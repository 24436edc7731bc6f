import Foundation
import Statistics
import SuiteMessages
import TestModel

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
    var linking = Duration.zero
    var groups: [ProcessSamples] = []
    var batchSize: Int?
    var measured: Measured?
    for look in settings.rule.looks {
      // A link is paid once, and not by each benchmark.
      let spent = ContinuousClock.now - start - linking
      if isBeyondBudget(spent.reportSeconds, groups.count, look) { break }
      while groups.count < look.processCount {
        let linkStart = ContinuousClock.now
        let linked = try benchmark.linked(seeds(salt: salt, group: groups.count))
        linking += ContinuousClock.now - linkStart
        let processes = PairedProcesses(
          benchmark: linked,
          settings: settings,
          placement: placement,
          slowdown: slowdown
        )
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
    let extra = PairedProcesses.extraIterationCount(slowdown, size)
    measured.slowdown = Double(extra) / Double(size)
    measured.seconds = (ContinuousClock.now - start).reportSeconds
    return measured
  }

  private func seeds(salt: UInt64, group: Int) -> LayoutSeeds {
    LayoutSeeds(
      seed: settings.seed,
      salt: salt,
      group: group,
      draw: settings.layoutDraw
    )
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
