import Testing

@testable import Comparison

@Suite("What a calibration does")
struct CalibrationPlanTests {
  @Test("300 comparisons without a slowdown, 100 with the main one, 25 with each other")
  func counts() {
    let plan = CalibrationPlan(slowdowns: [0.01, 0.03, 0.10], count: 100)
    let turns = (0..<plan.count).flatMap(plan.turns)
    #expect(turns.filter { $0 == nil }.count == 300)
    #expect(turns.filter { $0 == 1 }.count == 100)
    #expect(turns.filter { $0 == 0 }.count == 25 && turns.filter { $0 == 2 }.count == 25)
  }

  @Test("what a rate may be is bounded as Clopper and Pearson do", arguments: [(0, 300), (0, 1)])
  func rate(count: Int, trialCount: Int) {
    // With no success in n trials the bound is 1 - 0.05^(1/n).
    let bound = CalibrationResult.rateMax(of: count, in: trialCount)
    var power = 1.0
    for _ in 0..<trialCount { power *= 1 - bound }
    #expect(abs(power - 0.05) < 1e-6)
  }
}
