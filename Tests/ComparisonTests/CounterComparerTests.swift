import Comparison
import TestModel
import Testing

@Suite("Counters that one side does not have")
struct CounterComparerTests {
  private static func run(
    _ counters: [String: Double],
    status: CaseStatus = .passed
  ) -> RunResult {
    let identity = CaseIdentity(className: "s", name: "b", file: "s.xml", line: 1)
    let metrics = counters.sorted { $0.key < $1.key }.map { name, value in
      MetricSummary(
        metric: name,
        unit: "count",
        isExact: true,
        sampleCount: 1,
        statistics: [MetricStatistic("value", value)]
      )
    }
    let result = CaseResult(identity: identity, kind: .benchmark, status: status, metrics: metrics)
    let header = RunHeader(
      toolVersion: "1",
      startedAt: Timestamp(millisecondsSince1970: 0),
      seed: 1,
      host: HostFingerprint(
        hostName: "h",
        operatingSystem: "o",
        processorModel: "p",
        coreCount: 1,
        swiftVersion: "6"
      ),
      root: "."
    )
    return RunResult(
      header: header,
      summary: RunSummary(totals: StatusTotals([status]), duration: .zero, isComplete: true),
      suites: [SuiteResult(className: "s", name: "s", file: "s.xml", cases: [result])]
    )
  }

  private static func verdicts(
    _ comparer: CounterComparer,
    _ base: RunResult,
    _ head: RunResult
  ) -> [String] {
    comparer.markingAccepted(comparer.changes(from: base, to: head)).map {
      "\($0.metric) \($0.verdict.rawValue)"
    }
  }

  private static func accepted(_ counters: [String: Double]) -> AcceptedCounters {
    AcceptedCounters(meter: "m", counters: ["s/b": counters])
  }

  @Test("a counter that the head no longer has is gone, and fails the comparison")
  func gone() {
    let comparer = CounterComparer(accepted: nil, inHead: nil, meter: "m")
    let base = Self.run(["a": 1, "z": 2])
    #expect(Self.verdicts(comparer, base, Self.run(["a": 1])) == ["z gone"])
    #expect(Self.verdicts(comparer, base, Self.run([:])) == ["a gone", "z gone"])
    #expect(Self.verdicts(comparer, base, Self.run(["a": 1, "z": 2, "new": 3])) == [])
    var comparison = RunComparison(
      header: base.header,
      base: ComparedSide(name: "a"),
      head: ComparedSide(name: "b"),
      environment: EnvironmentMatch(level: .comparable)
    )
    comparison.counters = comparer.changes(from: base, to: Self.run(["a": 1]))
    #expect(!comparison.isGreen)
    #expect(
      comparison.failures.map(\.text) == ["z is no longer counted, and was 2 in one iteration"]
    )
  }

  @Test("a benchmark that broke says so itself")
  func broken() {
    let comparer = CounterComparer(accepted: nil, inHead: nil, meter: "m")
    for status in [CaseStatus.error, .notRun, .failed, .expectedFailure] {
      #expect(Self.verdicts(comparer, Self.run(["a": 1]), Self.run([:], status: status)) == [])
    }
  }

  @Test("a counter that was accepted must be counted until the head's own file leaves it out")
  func accepted() {
    let head = Self.run(["a": 1])
    let former = Self.accepted(["a": 1, "z": 2])
    let same = CounterComparer(accepted: former, inHead: former, meter: "m")
    #expect(Self.verdicts(same, head, head) == ["z gone"])
    let own = CounterComparer(accepted: former, inHead: Self.accepted(["a": 1]), meter: "m")
    #expect(Self.verdicts(own, head, head) == ["z accepted"])
  }

  @Test("cases that were left out on both sides are no comparison")
  func leftOut() {
    let skipped = Self.run([:], status: .skipped)
    #expect(JudgedCheck.emptiness(base: skipped, head: skipped)?.contains("left out") == true)
    #expect(JudgedCheck.emptiness(base: Self.run([:]), head: skipped) == nil)
  }
}
