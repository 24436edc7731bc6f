import Statistics
import TestModel

@testable import Reporting

/// A made-up comparison with every verdict, hostile names, moved views and samples.
enum SampleComparison {
  static func identity(_ name: String, suite: String = "Suites.lists") -> CaseIdentity {
    CaseIdentity(className: suite, name: name, file: "Suites/lists.xml", line: 12)
  }

  static func ratio(_ percent: Double, _ reach: Double) -> RatioFigures {
    RatioFigures(
      ratio: 1 + percent / 100,
      lower: 1 + (percent - reach) / 100,
      upper: 1 + (percent + reach) / 100,
      confidence: 0.995,
      standardError: reach / 280
    )
  }

  static func time(
    _ name: String,
    _ verdict: TimeVerdict,
    _ percent: Double,
    _ reach: Double
  ) -> TimeComparison {
    var time = TimeComparison(
      identity: identity(name),
      verdict: verdict,
      cpu: ratio(percent, reach),
      wall: ratio(percent + 0.1, reach * 2),
      control: ratio(verdict == .contaminated ? 2.4 : 0.07, 0.5),
      gate: 0.01,
      smallestDetectable: 0.0135,
      pValue: 0.2,
      baseTime: 51_000,
      headTime: 51_000 * (1 + percent / 100),
      batchSize: 100,
      processCount: 10,
      pairCount: 100,
      seconds: 4.25
    )
    time.processes = (0..<10).map { processes(percent, group: $0) }
    return time
  }

  // Close to what a quiet machine gives, with one sample disturbed tenfold.
  private static func processes(_ percent: Double, group: Int) -> ProcessTimes {
    var generator = SeededGenerator(seed: UInt64(group) + 1)
    func arm(_ factor: Double) -> ProcessTimes.Arm {
      let level = 5_100_000 * factor * (1 + (generator.nextUnit() - 0.5) * 0.01)
      var cpu = (0..<10).map { _ in (level * (1 + generator.nextUnit() * 0.012)).rounded() }
      if group == 4 { cpu[3] *= 10 }
      return ProcessTimes.Arm(cpu: cpu, wall: cpu.map { $0 + 900 })
    }
    return ProcessTimes(base: arm(1), control: arm(1), head: arm(1 + percent / 100))
  }

  static func frames(_ name: String) -> FrameChange? {
    FrameChange(
      identity: identity(name),
      base: CaseFrames(SampleRun.tree()),
      head: CaseFrames(SampleRun.tree(labelX: "100", width: "204", hasButton: false))
    )
  }

  /// Everything that a comparison can say, at once.
  static var comparison: RunComparison {
    var comparison = RunComparison(
      header: SampleRun.header,
      base: ComparedSide(name: "main", commit: String(repeating: "ab", count: 20), caseCount: 40),
      head: ComparedSide(name: ".", commit: String(repeating: "cd", count: 20), caseCount: 41),
      environment: EnvironmentMatch(level: .comparable, differences: ["compiler: 6.3 and <6.4>"]),
      failOn: FailureCause.standard + [.frames, .unreliable]
    )
    comparison.times = times
    comparison.cases = cases
    comparison.counters = counters
    comparison.frames = [frames("lays|out"), frames("crashes & \"burns\"")].compactMap(\.self)
    comparison.canaries = [
      CanaryResult(
        identity: identity("scroll[items=1000]"),
        slowdown: 0.03,
        verdict: .slower,
        cpu: ratio(3.1, 0.6)
      ),
      CanaryResult(
        identity: identity("never timed"),
        slowdown: 0.03,
        verdict: .inconclusive,
        cpu: ratio(2.1, 2.6)
      ),
    ]
    comparison.messages = [RunMessage(level: .note, text: "this change accepts other counters: x")]
    return comparison
  }

  private static var times: [TimeComparison] {
    var times = [
      time("scroll[items=1000]", .slower, 4.4, 1.1), time("reload", .faster, -6.2, 0.8),
      time("dequeue ]]> & \u{1b}", .equivalent, 0.1, 0.5), time("batch", .inconclusive, 1.4, 2.6),
      time("layout", .contaminated, 0.8, 1.9),
    ]
    times[0].confirmation = TimeComparison.Confirmation(verdict: .slower, cpu: ratio(4.1, 1.2))
    times[3].note = "was slower by itself, which among 5 benchmarks happens by chance"
    return times
  }

  private static var cases: [CaseChange] {
    let kinds: [(CaseChange.Kind, CaseStatus?, CaseStatus?)] = [
      (.newlyFailing, .passed, .failed), (.newlyPassing, .error, .passed),
      (.stillFailing, .failed, .error), (.newlyFlaky, .passed, .passed), (.new, nil, .passed),
      (.vanished, .passed, nil),
    ]
    return kinds.map { kind, base, head in
      CaseChange(
        identity: identity("case \(kind.rawValue)", suite: "Suites.cases"),
        caseKind: .test,
        kind: kind,
        baseStatus: base,
        headStatus: head,
        failures: head?.isRed == true ? [SampleRun.failure] : []
      )
    }
  }

  private static var counters: [CounterChange] {
    let verdicts: [CounterChange.Verdict] = [.up, .accepted, .down, .changed, .inexact]
    return verdicts.enumerated().map { index, verdict in
      CounterChange(
        identity: identity("scroll[items=1000]"),
        metric: "allocations.engine\(index)",
        unit: index == 1 ? "bytes" : "count",
        base: 7,
        accepted: index == 0 ? 6 : nil,
        head: verdict == .down ? 5 : 9,
        verdict: verdict
      )
    }
  }

  /// A comparison that could not be made.
  static var refused: RunComparison {
    RunComparison(
      header: SampleRun.header,
      base: ComparedSide(name: "old.json"),
      head: ComparedSide(name: "."),
      environment: EnvironmentMatch(level: .refused, differences: ["configuration: debug, release"])
    )
  }
}
