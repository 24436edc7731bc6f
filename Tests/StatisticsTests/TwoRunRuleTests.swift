import Statistics
import Testing

/// Sixty samples of each run, with noise of 1 %.
@Suite("Criterion's rule on two runs")
struct TwoRunRuleTests {
  private func run(_ mean: Double, seed: UInt64) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    // The sum of twelve uniform numbers is close to a normal one.
    return (0..<60).map { _ in
      mean * (1 + 0.01 * ((0..<12).reduce(-6) { sum, _ in sum + generator.nextUnit() }))
    }
  }

  @Test(
    "names a change beyond its noise threshold, either way",
    arguments: [
      (1.0, TimeVerdict.equivalent), (1.03, .slower), (0.97, .faster), (1.008, .inconclusive),
    ]
  )
  func verdicts(ratio: Double, expected: TimeVerdict) {
    let verdict = TwoRunRule().verdict(base: run(100, seed: 1), head: run(100 * ratio, seed: 2))
    #expect(verdict == expected)
  }

  @Test("calls one run in twenty of equal code changed, and hardly one changed by more than 1 %")
  func equalRuns() {
    var rule = TwoRunRule()
    rule.resampleCount = 400
    let verdicts = (0..<100).map { number in
      rule.verdict(base: run(100, seed: number), head: run(100, seed: 1000 + number))
    }
    let changed = verdicts.count { $0 != .equivalent }
    #expect((1...13).contains(changed), "\(changed) of 100")
    #expect(verdicts.count { $0 == .slower || $0 == .faster } == 0)
  }

  @Test("says nothing of runs without variance")
  func constant() {
    #expect(TwoRunRule().verdict(base: [1, 1, 1], head: [1, 1, 1]) == nil)
    #expect(TwoRunRule().verdict(base: [1], head: [2]) == nil)
  }
}
