import Foundation
import Statistics
import Testing

/// Two builds whose ratio is shifted by 2 % or so from one pair of layouts to the next.
@Suite("Verdicts where code layout decides as much as the code, by simulation")
struct CodeLayoutTests {
  private static let layoutSpread = 0.02

  private func outcomes(
    _ count: Int,
    effect: Double = 0,
    seed: UInt64,
    hasOneLayout: Bool = false
  ) -> [SimulatedComparison.Outcome] {
    let pairs = SimulatedPairs(effect: effect, layoutSpread: Self.layoutSpread)
    return SimulatedComparison(pairs: pairs, hasOneLayout: hasOneLayout).runs(count, seed: seed)
  }

  private func flagCount(_ outcomes: [SimulatedComparison.Outcome]) -> Int {
    outcomes.count { $0.verdict == .slower || $0.verdict == .faster }
  }

  @Test("equal code is hardly ever called slower where each group draws layouts")
  func falseAlarms() {
    let drawn = outcomes(500, seed: 41)
    // The rule's own error is 1 %; three standard errors of the count are allowed.
    #expect(drawn.count == 500 && flagCount(drawn) <= 11, "\(flagCount(drawn)) of 500")
    let mean = drawn.reduce(0) { $0 + $1.estimate } / Double(drawn.count)
    #expect(abs(mean) < 0.001, "mean \(mean)")
  }

  @Test("two binaries of equal code are called different again and again")
  func oneLayout() {
    let fixed = outcomes(100, seed: 42, hasOneLayout: true)
    #expect(flagCount(fixed) > 30, "\(flagCount(fixed)) of 100")
  }

  @Test("a true change of three per cent is found, and its size is not distorted")
  func power() {
    let truth = log1p(0.03)
    let drawn = outcomes(100, effect: truth, seed: 43)
    let found = drawn.count { $0.verdict == .slower }
    #expect(found >= 95, "\(found) of 100")
    let mean = drawn.reduce(0) { $0 + $1.estimate } / Double(drawn.count)
    #expect(abs(mean - truth) < 0.002, "mean \(mean) for \(truth)")
  }

  @Test("the interval covers the mean over layouts as often as it says")
  func coverage() throws {
    var generator = SeededGenerator(seed: 44)
    let pairs = SimulatedPairs(layoutSpread: Self.layoutSpread)
    var coveredCount = 0
    for _ in 0..<400 {
      let groups = pairs.processes(20, &generator)
      let ratio = try #require(PairedRatio(logRatios: groups, resampleCount: 200))
      let interval = ratio.interval(confidence: 0.99)
      if interval.lower <= 0, interval.upper >= 0 { coveredCount += 1 }
    }
    #expect(coveredCount >= 390, "\(coveredCount) of 400")
  }
}
