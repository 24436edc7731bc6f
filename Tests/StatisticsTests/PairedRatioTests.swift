import Foundation
import Statistics
import Testing

@Suite("Intervals and verdicts keep what they promise, by simulation")
struct PairedRatioTests {
  @Test(
    "an interval covers the true ratio as often as it says",
    arguments: [
      (0.95, 10), (0.95, 20), (0.99, 10), (0.99, 20), (0.99, 40),
    ]
  )
  func coverage(confidence: Double, processCount: Int) throws {
    var generator = SeededGenerator(seed: 20_26)
    let pairs = SimulatedPairs(effect: 0.02)
    let trialCount = 400
    var coveredCount = 0
    for _ in 0..<trialCount {
      let ratio = try #require(
        PairedRatio(logRatios: pairs.processes(processCount, &generator), resampleCount: 200)
      )
      let interval = ratio.interval(confidence: confidence)
      if interval.lower <= pairs.effect, pairs.effect <= interval.upper { coveredCount += 1 }
    }
    let part = Double(coveredCount) / Double(trialCount)
    // Three standard errors of the count of trials: the test is of a fixed seed, and so is its figure.
    let slack = 3 * (confidence * (1 - confidence) / Double(trialCount)).squareRoot()
    #expect(part >= confidence - slack, "covered \(part)")
    #expect(part <= confidence + slack + 0.015, "covered \(part): wider than it need be")
  }

  @Test("pairs taken for independent would be too sure of themselves")
  func clustersMatter() throws {
    var generator = SeededGenerator(seed: 5)
    let pairs = SimulatedPairs(processSpread: 0.02, pairSpread: 0.005, disturbedPart: 0)
    var (byProcess, byPair) = (0, 0)
    for _ in 0..<100 {
      let processes = pairs.processes(10, &generator)
      let single = processes.flatMap { $0.map { [$0] } }
      for (data, count) in [(processes, \Self.Counts.process), (single, \Self.Counts.pair)] {
        let ratio = try #require(PairedRatio(logRatios: data, resampleCount: 200))
        let interval = ratio.interval(confidence: 0.95)
        guard interval.lower <= 0, interval.upper >= 0 else { continue }
        if count == \Self.Counts.process { byProcess += 1 } else { byPair += 1 }
      }
    }
    #expect(byProcess > 90 && byPair < 75, "\(byProcess) and \(byPair) of 100")
  }

  private struct Counts {
    var process: Int
    var pair: Int
  }

  @Test("the same pairs and seed give the same figures; too few processes give none")
  func determinism() throws {
    var generator = SeededGenerator(seed: 9)
    let processes = SimulatedPairs().processes(20, &generator)
    #expect(PairedRatio(logRatios: processes) == PairedRatio(logRatios: processes))
    #expect(PairedRatio(logRatios: Array(processes.prefix(2))) == nil)
    #expect(PairedRatio(logRatios: [[0], [.nan], [0]]) == nil)
    let equal = try #require(PairedRatio(logRatios: [[0, 0], [0, 0], [0, 0]]))
    #expect(equal.standardError == 0 && equal.pValue == 1)
    #expect(equal.interval(confidence: 0.99).upper == 0)
  }
}

@Suite("Verdicts by simulation")
struct TimingRuleTests {
  @Test("a build compared with itself is called slower or faster in fewer than one of a hundred")
  func falseAlarms() {
    let outcomes = SimulatedComparison().runs(500, seed: 11)
    let flagged = outcomes.count { $0.verdict == .slower || $0.verdict == .faster }
    #expect(outcomes.count == 500 && flagged <= 4, "\(flagged) of 500 without confirmation")
    let equivalent = outcomes.count { $0.verdict == .equivalent }
    #expect(equivalent > 400, "\(equivalent) of 500 were shown to be equivalent")
  }

  @Test("a slowdown of three per cent is found, and its size is not distorted")
  func power() {
    let truth = log1p(0.03)
    let outcomes = SimulatedComparison(pairs: SimulatedPairs(effect: truth)).runs(100, seed: 12)
    let found = outcomes.count { $0.verdict == .slower }
    #expect(found >= 98, "\(found) of 100")
    let mean = outcomes.reduce(0) { $0 + $1.estimate } / Double(outcomes.count)
    #expect(abs(mean - truth) < 0.001, "mean \(mean) for \(truth)")
  }

  @Test("a speed-up is faster, and one within the gate is never called a difference")
  func otherEffects() {
    let faster = SimulatedComparison(pairs: SimulatedPairs(effect: log(0.9))).runs(20, seed: 13)
    #expect(faster.allSatisfy { $0.verdict == .faster })
    let small = SimulatedComparison(pairs: SimulatedPairs(effect: 0.004)).runs(100, seed: 14)
    #expect(small.count { $0.verdict == .slower } <= 1)
  }

  @Test("noise beyond measure is inconclusive, neither green nor red")
  func noise() {
    let pairs = SimulatedPairs(processSpread: 0.2, pairSpread: 0.1)
    let outcomes = SimulatedComparison(pairs: pairs).runs(30, seed: 15)
    #expect(outcomes.count { $0.verdict == .inconclusive } >= 29)
    #expect(outcomes.allSatisfy { $0.processCount == 40 || $0.verdict != .inconclusive })
  }

  @Test("a base that differs from itself makes no verdict")
  func contamination() throws {
    var generator = SeededGenerator(seed: 16)
    let moved = SimulatedPairs(effect: 0.03).processes(20, &generator)
    let ratio = try #require(PairedRatio(logRatios: moved))
    let look = TimingRule().looks[1]
    #expect(TimingRule().judge(ratio, control: ratio, at: look).verdict == .contaminated)
    let still = try #require(
      PairedRatio(logRatios: SimulatedPairs().processes(20, &generator))
    )
    let judgement = TimingRule().judge(ratio, control: still, at: look)
    #expect(judgement.verdict == .slower)
    #expect(judgement.smallestDetectable > judgement.gate && judgement.gate >= log1p(0.01))
  }

  @Test("over suites of fifty without a difference hardly one is red; true ones are still found")
  func falseDiscoveries() {
    var generator = SeededGenerator(seed: 17)
    let rule = TimingRule()
    var (redSuites, falseCount, foundCount, flaggedCount) = (0, 0, 0, 0)
    for suite in 0..<6 {
      // Every other suite has five benchmarks that truly became slower.
      let truths = (0..<50).map { suite.isMultiple(of: 2) && $0 < 5 ? 0.04 : 0.0 }
      let outcomes = truths.map {
        SimulatedComparison(pairs: SimulatedPairs(effect: $0), resampleCount: 100)
          .run(&generator)
      }
      let kept = MultipleTesting.benjaminiHochberg(
        outcomes.map { $0?.pValue ?? 1 },
        rate: rule.falseDiscoveryRate
      )
      let flags = outcomes.indices.filter { kept[$0] && outcomes[$0]?.verdict == .slower }
      flaggedCount += flags.count
      foundCount += flags.count { truths[$0] > 0 }
      falseCount += flags.count { truths[$0] == 0 }
      if !suite.isMultiple(of: 2), !flags.isEmpty { redSuites += 1 }
    }
    #expect(redSuites == 0, "\(redSuites) of 3 suites without a difference were red")
    #expect(foundCount >= 14, "\(foundCount) of 15")
    #expect(Double(falseCount) <= 0.05 * Double(max(1, flaggedCount)))
  }
}
