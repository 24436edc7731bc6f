import Foundation
import Statistics

/// Pairs of times as a shared machine gives them: processes that differ, noise with heavy tails.
struct SimulatedPairs {
  /// The true logarithm of the ratio.
  var effect = 0.0
  /// How much processes differ, as a standard deviation of logarithms.
  var processSpread = 0.006
  /// How much the ratio differs from one draw of code layouts to the next; the control has one layout.
  var layoutSpread = 0.0
  /// How much pairs of one process differ.
  var pairSpread = 0.012
  /// The part of the pairs that a neighbour disturbs, tenfold.
  var disturbedPart = 0.08
  var pairCount = 10

  func processes(_ count: Int, _ generator: inout SeededGenerator) -> [[Double]] {
    (0..<count).map { _ in
      let spread = (processSpread * processSpread + layoutSpread * layoutSpread).squareRoot()
      let own = effect + spread * normal(&generator)
      return (0..<pairCount).map { _ in
        let isDisturbed = generator.nextUnit() < disturbedPart
        return own + pairSpread * (isDisturbed ? 10 : 1) * normal(&generator)
      }
    }
  }

  /// Box and Muller's way to a normal number.
  func normal(_ generator: inout SeededGenerator) -> Double {
    let radius = (-2 * log(1 - generator.nextUnit())).squareRoot()
    return radius * cos(2 * .pi * generator.nextUnit())
  }
}

/// One comparison as `nibmark compare` makes it, of simulated pairs.
struct SimulatedComparison {
  var pairs = SimulatedPairs()
  var rule = TimingRule()
  var resampleCount = 200
  /// Whether all groups have the code layouts that were drawn once, as two binaries have.
  var hasOneLayout = false

  struct Outcome {
    var verdict: TimeVerdict
    var estimate: Double
    var pValue: Double
    var processCount: Int
  }

  func run(_ generator: inout SeededGenerator) -> Outcome? {
    var (control, pairs) = (pairs, pairs)
    control.effect = 0
    control.layoutSpread = 0
    if hasOneLayout {
      pairs.effect += pairs.layoutSpread * pairs.normal(&generator)
      pairs.layoutSpread = 0
    }
    var (heads, controls): ([[Double]], [[Double]]) = ([], [])
    var outcome: Outcome?
    for look in rule.looks {
      heads += pairs.processes(look.processCount - heads.count, &generator)
      controls += control.processes(look.processCount - controls.count, &generator)
      guard let ratio = figures(heads), let own = figures(controls) else { return nil }
      let judgement = rule.judge(ratio, control: own, at: look)
      outcome = Outcome(
        verdict: judgement.verdict,
        estimate: ratio.estimate,
        pValue: judgement.pValue,
        processCount: heads.count
      )
      if [.slower, .faster, .equivalent].contains(judgement.verdict) { break }
    }
    return outcome
  }

  private func figures(_ processes: [[Double]]) -> PairedRatio? {
    drawsLayouts
      ? PairedRatio(drawnLogRatios: processes)
      : PairedRatio(logRatios: processes, resampleCount: resampleCount)
  }

  private var drawsLayouts: Bool { pairs.layoutSpread > 0 && !hasOneLayout }

  func runs(_ count: Int, seed: UInt64) -> [Outcome] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).compactMap { _ in run(&generator) }
  }
}
