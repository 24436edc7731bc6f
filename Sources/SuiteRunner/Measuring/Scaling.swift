import Foundation
import Statistics

/// A limit on how a counter, or the time, of one iteration grows along a variable of the sweep.
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

  /// Whether it is about time, which does not repeat.
  var isOfTime: Bool { CounterNames.times.contains(metric) }

  /// How often all values are measured: once where that repeats; what differs between rounds is the machine's doing.
  var roundCount: Int { isOfTime ? 5 : 1 }

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
