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

  @Test("one of two per cent is found in four of five", arguments: [0.012, 0.02])
  func smallPower(spread: Double) {
    let pairs = SimulatedPairs(effect: log1p(0.02), layoutSpread: spread)
    let found = SimulatedComparison(pairs: pairs).runs(100, seed: 45)
      .count { $0.verdict == .slower }
    #expect(found >= 80, "\(found) of 100")
  }

  @Test("equal code is equivalent where layouts differ by less than the gate")
  func equivalence() {
    let pairs = SimulatedPairs(layoutSpread: 0.008)
    let drawn = SimulatedComparison(pairs: pairs).runs(200, seed: 46)
    let count = drawn.count { $0.verdict == .equivalent }
    #expect(count >= 180 && flagCount(drawn) <= 2, "\(count) of 200")
  }

  @Test(
    "the interval covers the mean over layouts as often as it says",
    arguments: [(10, 0.002), (20, 0.02), (40, 0.02)]
  )
  func coverage(groupCount: Int, layoutSpread: Double) throws {
    var generator = SeededGenerator(seed: 44)
    let pairs = SimulatedPairs(effect: 0.02, layoutSpread: layoutSpread)
    let trialCount = 2000
    var coveredCount = 0
    for _ in 0..<trialCount {
      let groups = pairs.processes(groupCount, &generator)
      let ratio = try #require(PairedRatio(drawnLogRatios: groups))
      let interval = ratio.interval(confidence: 0.99)
      if interval.lower <= 0.02, interval.upper >= 0.02 { coveredCount += 1 }
    }
    let part = Double(coveredCount) / Double(trialCount)
    // Three standard errors of the count of trials.
    #expect(part > 0.9833 && part < 0.9975, "covered \(part)")
  }

  @Test("a group that a neighbour disturbed wholly moves nothing")
  func disturbed() throws {
    var generator = SeededGenerator(seed: 47)
    var groups = SimulatedPairs(layoutSpread: 0.01).processes(20, &generator)
    let before = try #require(PairedRatio(drawnLogRatios: groups))
    groups[3] = groups[3].map { $0 + 0.5 }
    let after = try #require(PairedRatio(drawnLogRatios: groups))
    #expect(abs(after.estimate - before.estimate) < before.standardError)
    #expect(PairedRatio(drawnLogRatios: [[0], [.nan], [0]]) == nil)
    #expect(PairedRatio(drawnLogRatios: Array(groups.prefix(2))) == nil)
  }
}
