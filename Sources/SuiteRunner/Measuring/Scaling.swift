import Foundation
import HeadlessUIKit
import Statistics
import TestModel

/// A limit on how a counter of one iteration grows along a variable of the sweep.
struct Scaling: Sendable, Hashable {
  /// The growths that a suite can name, from the slowest.
  static let limits = ["O(1)", "O(log n)", "O(n)", "O(n log n)", "O(n^2)"]
  /// How far a fit may lie above its limit: counts of small sizes have parts that do not grow.
  private static let tolerance = 0.05

  let metric: String
  let scope: AllocationScope
  let variable: String
  let limit: String
  let line: Int

  init(_ element: SourceElement) {
    metric = element.text("metric")
    scope = element.optionalText("scope").flatMap(AllocationScope.init) ?? .engine
    variable = element.text("of")
    limit = element.text("max")
    line = element.line
  }

  /// The name of the case that holds the limit, behind the benchmark's id.
  var suffix: String { ".scaling(\(metric))" }

  /// The largest exponent that the limit allows.
  func exponentMax(_ fit: GrowthFit) -> Double {
    let exponent: Double =
      switch limit {
      case "O(1)": 0
      case "O(log n)": fit.logarithmicExponent
      case "O(n)": 1
      case "O(n log n)": fit.linearithmicExponent
      default: 2
      }
    return exponent + Self.tolerance
  }
}

/// Counts one iteration of a benchmark at each value of a variable, and holds the growth to a limit.
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

  /// Counts at all values.
  ///
  /// - Throws: ``StepError`` when a step fails, or for a metric that is not measured.
  func run() throws(StepError) -> Outcome {
    let values = entry.testCase.sweep.first { $0.name == scaling.variable }?.values ?? []
    var quantities: [Double] = []
    for value in values { quantities.append(try quantity(at: value)) }
    guard let fit = GrowthFit(sizes: values.compactMap(Double.init), quantities: quantities) else {
      throw .because(
        "\(scaling.variable) needs two values above 1, to see how \(scaling.metric) grows",
        line: scaling.line
      )
    }
    return judged(fit, Array(zip(values, quantities)))
  }

  private func judged(_ fit: GrowthFit, _ points: [(String, Double)]) -> Outcome {
    let exponent = NumberText.of((fit.exponent * 1000).rounded() / 1000)
    let list = points.map { "\(scaling.variable)=\($0.0): \(NumberText.of($0.1))" }
    var outcome = Outcome()
    outcome.properties = [CaseProperty(name: "bench.\(scaling.metric).growth", value: exponent)]
    outcome.output = ["\(scaling.metric) grows as n^\(exponent): " + list.joined(separator: ", ")]
    guard fit.exponent > scaling.exponentMax(fit) else { return outcome }
    outcome.failure = CaseFailure(
      type: "ScalingExceeded",
      message: "\(scaling.metric) grows as n^\(exponent) with \(scaling.variable)",
      expected: "at most \(scaling.limit)",
      actual: list.joined(separator: "\n"),
      location: CaseLocation(file: entry.suite.file, line: scaling.line)
    )
    return outcome
  }

  private func quantity(at value: String) throws(StepError) -> Double {
    MainLoop.shared.reset()
    let context = try makeContext(entry.at(scaling.variable, value))
    let benchmark = Benchmark(
      plan: plan,
      context: context,
      meter: meter,
      deadline: ContinuousClock.now + .seconds(entry.testCase.timeout)
    )
    let counts = try benchmark.countedOnce()
    if let index = EngineCounters.current.namedValues.firstIndex(where: {
      $0.name == scaling.metric
    }) {
      return Double(counts.engine[index])
    }
    let scopes = AllocationScope.allCases
    guard CounterNames.allocations.contains(scaling.metric),
      let place = scopes.firstIndex(of: scaling.scope), meter?.isCounting == true
    else {
      let known = CounterNames.all + CounterNames.allocations
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

extension RunPlan.Entry {
  /// The same case with another value of one variable.
  func at(_ variable: String, _ value: String) -> RunPlan.Entry {
    let bindings = point.bindings.map {
      $0.name == variable ? SweepPoint.Binding(name: variable, value: value) : $0
    }
    return RunPlan.Entry(
      identity: identity,
      suite: suite,
      testCase: testCase,
      point: SweepPoint(bindings: bindings),
      seed: seed,
      scaling: nil
    )
  }
}
