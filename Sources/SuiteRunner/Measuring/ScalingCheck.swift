import HeadlessUIKit
import Numbers
import Statistics
import TestModel

/// Counts or times a benchmark at each value of a variable, and holds the growth to a limit.
@MainActor
struct ScalingCheck {
  let plan: BenchmarkPlan
  let scaling: Scaling
  let entry: RunPlan.Entry
  let meter: (any AllocationMeter)?
  /// Sets the stage for another point of the sweep.
  let makeContext: (RunPlan.Entry) throws(StepError) -> CaseContext

  /// What was counted.
  struct Outcome {
    var properties: [CaseProperty] = []
    var output: [String] = []
    var failure: CaseFailure?
  }

  /// The probability with which the interval of a growth of time covers the true one.
  private static let confidence = 0.99

  /// Counts, or takes the times, at all values.
  ///
  /// - Throws: ``StepError`` when a step fails, or for a metric that is not measured.
  func run() throws(StepError) -> Outcome {
    guard scaling.isOfTime else { return judged(try fit(count(at:))) }
    var rounds: [Fit] = []
    for _ in 0..<scaling.roundCount { rounds.append(try fit(time(at:))) }
    return judged(rounds)
  }

  /// A growth with the points that it was fitted to.
  private struct Fit {
    let growth: GrowthFit
    let points: [(value: String, quantity: Double)]
  }

  private func fit(_ quantity: (String) throws(StepError) -> Double) throws(StepError) -> Fit {
    let values = entry.testCase.sweep.first { $0.name == scaling.variable }?.values ?? []
    var points: [(value: String, quantity: Double)] = []
    for value in values { points.append((value, try quantity(value))) }
    let growth = GrowthFit(
      sizes: values.compactMap(Double.init),
      quantities: points.map(\.quantity)
    )
    guard let growth else {
      throw .because(
        "the growth of \(scaling.metric) cannot be fitted to $\(scaling.variable) = "
          + "\(values.joined(separator: " ")); expected two different values or more, all above 1",
        line: scaling.line
      )
    }
    return Fit(growth: growth, points: points)
  }

  private func judged(_ fit: Fit) -> Outcome {
    let exponent = NumberText.of((fit.growth.exponent * 1000).rounded() / 1000)
    let list = fit.points.map { text($0.value, NumberText.of($0.quantity)) }
    return outcome(
      exponent,
      list,
      isBroken: fit.growth.exponent > scaling.exponentMax(fit.growth)
    )
  }

  /// A growth of time fails only when its whole interval lies above the limit: what a machine does beside may make
  /// one fit steep, and no five.
  private func judged(_ rounds: [Fit]) -> Outcome {
    guard let first = rounds.first, let sample = Sample(rounds.map(\.growth.exponent)) else {
      return Outcome()
    }
    let reach =
      (sample.standardDeviation ?? 0) / Double(sample.count).squareRoot()
      * StudentDistribution(degreesOfFreedom: Double(sample.count - 1))
      .quantile((1 + Self.confidence) / 2)
    let ends = [sample.mean, sample.mean - reach, sample.mean + reach].map {
      NumberText.of(($0 * 1000).rounded() / 1000)
    }
    let list = first.points.indices.map { index in
      let times = Sample(rounds.map { $0.points[index].quantity })
      return text(
        first.points[index].value,
        NumberText.of((times?.median ?? 0).rounded()) + " ns"
      )
    }
    return outcome(
      "\(ends[0]) [\(ends[1]), \(ends[2])]",
      list,
      isBroken: sample.mean - reach > scaling.exponentMax(first.growth)
    )
  }

  private func text(_ value: String, _ quantity: String) -> String {
    "\(scaling.variable)=\(value): \(quantity)"
  }

  private func outcome(_ exponent: String, _ list: [String], isBroken: Bool) -> Outcome {
    var outcome = Outcome()
    outcome.properties = [CaseProperty(name: "bench.\(scaling.metric).growth", value: exponent)]
    outcome.output = ["\(scaling.metric) grows as n^\(exponent): " + list.joined(separator: ", ")]
    guard isBroken else { return outcome }
    outcome.failure = CaseFailure(
      type: "ScalingExceeded",
      message: "\(scaling.metric) grows as n^\(exponent) with \(scaling.variable)",
      expected: "at most \(scaling.limit.rawValue)",
      actual: list.joined(separator: "\n"),
      location: CaseLocation(file: entry.suite.file, line: scaling.line)
    )
    return outcome
  }

  private func benchmark(at value: String) throws(StepError) -> Benchmark {
    MainLoop.shared.reset()
    return Benchmark(
      plan: plan,
      context: try makeContext(entry.at(scaling.variable, value)),
      meter: meter,
      deadline: ContinuousClock.now + .seconds(saturating: entry.testCase.timeout),
      line: entry.testCase.line
    )
  }

  /// The median time of an iteration, in nanoseconds.
  private func time(at value: String) throws(StepError) -> Double {
    let times = try benchmark(at: value).timedOnce()
    let sample = Sample(times.map { scaling.metric == "cpuTime" ? $0.cpu : $0.wall })
    return sample?.median ?? 0
  }

  private func count(at value: String) throws(StepError) -> Double {
    let counts = try benchmark(at: value).countedOnce()
    if let index = EngineCounters.current.namedValues.firstIndex(where: {
      $0.name == scaling.metric
    }) {
      return Double(counts.engine[index])
    }
    let scopes = AllocationScope.allCases
    guard CounterNames.allocations.contains(scaling.metric),
      let place = scopes.firstIndex(of: scaling.scope), meter?.isCounting == true
    else {
      let known = CounterNames.all + CounterNames.allocations + CounterNames.times
      throw .because(
        "\(scaling.metric) is not measured here; expected \(known.joinedAsAlternatives())"
          + NearestName.hint(scaling.metric, in: known),
        line: scaling.line
      )
    }
    let allocations = counts.allocations[place]
    return Double(scaling.metric == "bytes" ? allocations.bytes : allocations.count)
  }
}
