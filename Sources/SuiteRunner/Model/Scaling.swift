import Foundation
import Statistics

/// A limit on how a counter, or the time, of one iteration grows along a variable of the sweep.
struct Scaling: Sendable, Hashable {
  /// How far a fit may lie above its limit: counts of small sizes have parts that do not grow.
  private static let tolerance = 0.05

  let metric: String
  let scope: AllocationScope
  let variable: String
  let limit: GrowthLimit
  let line: Int

  init(_ element: SourceElement) {
    metric = element.text("metric")
    scope = element.optionalText("scope").flatMap(AllocationScope.init) ?? .engine
    variable = element.text("of")
    limit = GrowthLimit(rawValue: element.text("max")) ?? .quadratic
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
      case .constant: 0
      case .logarithmic: fit.logarithmicExponent
      case .linear: 1
      case .linearithmic: fit.linearithmicExponent
      case .quadratic: 2
      }
    return exponent + Self.tolerance
  }
}
