import Foundation
import HeadlessUIKit
import Numbers
import Statistics
import TestModel
import SuiteMessages

/// Measures one benchmark on a stage that is set.
@MainActor
struct Benchmark {
  /// Iterations that are counted one by one; a counter that differs among them is not exact.
  private static let countedIterationCount = 5
  /// How long the warm-up lasts, in nanoseconds, and how many iterations it has at most.
  private static let warmUp = (duration: 20e6, iterationCountMax: 1000)
  /// How long it lasts, in nanoseconds, for a supervisor that starts many processes and discards a sample of each.
  private static let comparedWarmUpDuration = 10e6
  private static let batchSizeMax = 1 << 22

  let plan: BenchmarkPlan
  let context: CaseContext
  let meter: (any AllocationMeter)?
  /// When to stop taking samples.
  let deadline: ContinuousClock.Instant

  /// What was measured, and what the runner says beside it.
  struct Outcome {
    var metrics: [MetricSummary] = []
    var properties: [CaseProperty] = []
  }

  /// Runs the setup, measures, and holds the budgets.
  ///
  /// - Throws: ``StepError`` when a step fails.
  func run() throws(StepError) -> Outcome {
    let memory = PeakMemory()
    for step in plan.setup { try context.run(step) }
    let loop = try compiled()
    // Nothing is recorded while measuring: a growing log would be measured with the steps.
    CallLog.current = nil
    NibStorage.recordsCalls = false
    defer { NibStorage.recordsCalls = true }
    try warmUp(loop, lasting: Self.warmUp.duration)
    let counts = try counted(loop)
    let batchSize: Int
    if let fixed = plan.iterations {
      batchSize = fixed
    } else {
      batchSize = try self.batchSize(loop, lasting: plan.batchDuration * 1e9)
    }
    let times = try samples(loop, batchSize: batchSize)
    var outcome = Outcome()
    outcome.metrics = timeMetrics(times, batchSize) + counterMetrics(counts)
    outcome.metrics += allocationMetrics(counts)
    outcome.metrics += [memory.metric].compactMap(\.self)
    outcome.properties = [
      CaseProperty(name: "bench.batchSize", value: String(batchSize)),
      CaseProperty(name: "bench.allocations", value: isMetered ? "measured" : "not measured"),
    ]
    holdBudgets(&outcome.metrics)
    return outcome
  }

  /// Runs the setup and one iteration that makes what is made once, and counts the next.
  ///
  /// - Throws: ``StepError`` when a step fails.
  func countedOnce() throws(StepError) -> MeasuredLoop.Counts {
    for step in plan.setup { try context.run(step) }
    let loop = try compiled()
    let log = CallLog.current
    CallLog.current = nil
    NibStorage.recordsCalls = false
    defer {
      NibStorage.recordsCalls = true
      CallLog.current = log
    }
    _ = try loop.counts()
    return try loop.counts()
  }

  /// Runs the setup and times some batches; the times are of one iteration.
  ///
  /// - Throws: ``StepError`` when a step fails.
  func timedOnce() throws(StepError) -> [MeasuredLoop.Times] {
    let log = CallLog.current
    defer {
      NibStorage.recordsCalls = true
      CallLog.current = log
    }
    let prepared = try prepared(batchSize: nil, lasting: plan.batchDuration, warmUpCount: nil)
    let count = Double(prepared.batchSize)
    return try samples(prepared.loop, batchSize: prepared.batchSize).map {
      MeasuredLoop.Times(wall: $0.wall / count, cpu: $0.cpu / count)
    }
  }

  /// Runs the setup and warms up, for a supervisor that decides when samples are taken.
  ///
  /// - Throws: ``StepError`` when a step fails.
  func prepared(
    _ request: MeasuringRequest
  ) throws(StepError) -> (loop: MeasuredLoop, batchSize: Int) {
    try prepared(
      batchSize: request.batchSize,
      lasting: request.batchDuration,
      warmUpCount: request.warmUpCount
    )
  }

  private func prepared(
    batchSize fixed: Int?,
    lasting batchDuration: Double,
    warmUpCount: Int?
  ) throws(StepError) -> (loop: MeasuredLoop, batchSize: Int) {
    for step in plan.setup { try context.run(step) }
    let loop = try compiled()
    CallLog.current = nil
    NibStorage.recordsCalls = false
    if let count = warmUpCount {
      try loop.run(count)
    } else {
      try warmUp(loop, lasting: Self.comparedWarmUpDuration)
    }
    if let size = fixed ?? plan.iterations { return (loop, max(1, size)) }
    let duration = batchDuration * 1e9
    let size = try batchSize(loop, lasting: duration)
    // A power of two may last nearly twice as long as asked, which is time that no pair needs.
    let wall = try loop.times(iterationCount: size).wall
    let exact = (Double(size) * duration / max(1, wall)).rounded(.up)
    return (loop, wall > duration ? max(1, Int(saturating: exact)) : size)
  }

  private var isMetered: Bool { meter?.isCounting ?? false }

  private func compiled() throws(StepError) -> MeasuredLoop {
    context.isMeasured = true
    context.stage.data?.meter = isMetered ? meter : nil
    var actions: [StepAction] = []
    try context.catching { () throws(StepError) in
      for step in plan.measure {
        actions.append(try step.prepare(in: context))
        if UIKitException.isPending { return }
      }
    }
    return MeasuredLoop(actions: actions, meter: isMetered ? meter : nil)
  }
}

// MARK: - Taking samples

extension Benchmark {
  private func warmUp(_ loop: MeasuredLoop, lasting duration: Double) throws(StepError) {
    var spent = 0.0
    for _ in 0..<Self.warmUp.iterationCountMax where spent < duration {
      spent += try loop.times(iterationCount: 1).wall
    }
  }

  private func counted(_ loop: MeasuredLoop) throws(StepError) -> [MeasuredLoop.Counts] {
    // The first reading makes the buffers of the readings themselves.
    _ = try loop.counts()
    var counts: [MeasuredLoop.Counts] = []
    for _ in 0..<Self.countedIterationCount { counts.append(try loop.counts()) }
    return counts
  }

  /// The least power of two at which a batch lasts long enough for the clock, in nanoseconds.
  private func batchSize(_ loop: MeasuredLoop, lasting duration: Double) throws(StepError) -> Int {
    var size = 1
    while size < Self.batchSizeMax, ContinuousClock.now < deadline {
      // Twice, since one batch that the machine held up would stop at a size that is too small.
      let wall = min(
        try loop.times(iterationCount: size).wall,
        try loop.times(iterationCount: size).wall
      )
      if wall >= duration { break }
      size *= 2
    }
    return size
  }

  private func samples(
    _ loop: MeasuredLoop,
    batchSize: Int
  ) throws(StepError) -> [MeasuredLoop.Times] {
    var times: [MeasuredLoop.Times] = []
    times.reserveCapacity(plan.sampleCount)
    for _ in 0..<plan.sampleCount {
      times.append(try loop.times(iterationCount: batchSize))
      if ContinuousClock.now >= deadline { break }
    }
    return times
  }
}

// MARK: - Metrics

extension Benchmark {
  private func timeMetrics(_ times: [MeasuredLoop.Times], _ batchSize: Int) -> [MetricSummary] {
    let wall = times.map { $0.wall / Double(batchSize) }
    var metrics = [
      timeMetric("wallTime", wall),
      timeMetric("cpuTime", times.map { $0.cpu / Double(batchSize) }),
    ]
    let budget = plan.frameBudget.map { $0 * 1e9 }
    if let frames = FrameFigures(wall, budget: budget) {
      metrics[0].statistics.append(MetricStatistic("overBudgetRatio", frames.overBudgetPart))
    }
    return metrics
  }

  private func timeMetric(_ name: String, _ values: [Double]) -> MetricSummary {
    var statistics: [MetricStatistic] = []
    if let sample = Sample(values) {
      statistics = [
        MetricStatistic("median", sample.median),
        MetricStatistic("p90", sample.percentile(90)),
        MetricStatistic("p99", sample.percentile(99)),
        MetricStatistic("min", sample.min),
        MetricStatistic("mad", sample.medianAbsoluteDeviation),
      ]
      statistics += [sample.tailRatio.map { MetricStatistic("tailRatio", $0) }].compactMap(\.self)
    }
    return MetricSummary(
      metric: name,
      unit: "ns",
      sampleCount: values.count,
      statistics: statistics,
      samples: values
    )
  }

  private func counterMetrics(_ counts: [MeasuredLoop.Counts]) -> [MetricSummary] {
    EngineCounters.current.namedValues.enumerated().map { index, counter in
      countMetric(counter.name, unit: "count", counts.map { Double($0.engine[index]) })
    }
  }

  private func allocationMetrics(_ counts: [MeasuredLoop.Counts]) -> [MetricSummary] {
    guard isMetered else { return [] }
    return AllocationScope.allCases.enumerated().flatMap { index, scope in
      [
        countMetric(
          "allocations.\(scope.rawValue)",
          unit: "count",
          counts.map { Double($0.allocations[index].count) }
        ),
        countMetric(
          "bytes.\(scope.rawValue)",
          unit: "bytes",
          counts.map { Double($0.allocations[index].bytes) }
        ),
      ]
    }
  }

  /// An exact counter has one value; one that differs among iterations says so.
  private func countMetric(_ name: String, unit: String, _ values: [Double]) -> MetricSummary {
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    var statistics = [MetricStatistic("value", most)]
    if least != most {
      statistics = [MetricStatistic("max", most), MetricStatistic("min", least)]
    }
    return MetricSummary(
      metric: name,
      unit: unit,
      isExact: least == most,
      sampleCount: values.count,
      statistics: statistics
    )
  }
}

// MARK: - Budgets

extension Benchmark {
  private func holdBudgets(_ metrics: inout [MetricSummary]) {
    for budget in plan.budgets {
      let isAllocation = CounterNames.allocations.contains(budget.metric)
      let name = isAllocation ? "\(budget.metric).\(budget.scope.rawValue)" : budget.metric
      guard let index = metrics.firstIndex(where: { $0.metric == name && $0.unit != "ns" }) else {
        context.record(notMeasured(name, budget, isAllocation: isAllocation))
        continue
      }
      metrics[index].budget = budget.limit
      let values = metrics[index].statistics.map(\.value)
      guard let broken = values.first(where: { !budget.limit.allows($0) }) else { continue }
      context.record(
        CaseFailure(
          type: "BudgetExceeded",
          message:
            "\(name) is \(NumberText.of(broken)) in one iteration; \(Self.text(budget.limit))",
          expected: Self.text(budget.limit),
          actual: NumberText.of(broken),
          location: context.location(budget.line)
        )
      )
    }
  }

  private func notMeasured(_ name: String, _ budget: Budget, isAllocation: Bool) -> CaseFailure {
    let message: String
    if isAllocation {
      message =
        "\(name) is not measured here (no interposed malloc, or a sanitizer), "
        + "so that its budget cannot be judged"
    } else {
      let known = CounterNames.all + CounterNames.allocations
      message =
        "\(name) is no exact counter; expected \(known.joinedAsAlternatives())"
        + NearestName.hint(name, in: known)
    }
    return CaseFailure(
      kind: .error,
      type: "BudgetNotMeasured",
      message: message,
      expected: Self.text(budget.limit),
      actual: "not measured",
      location: context.location(budget.line)
    )
  }

  private static func text(_ limit: MetricBudget) -> String {
    let bounds = [
      limit.min.map { "at least \(NumberText.of($0))" },
      limit.max.map { "at most \(NumberText.of($0))" },
    ]
    return bounds.compactMap { $0 }.joined(separator: " and ")
  }
}
