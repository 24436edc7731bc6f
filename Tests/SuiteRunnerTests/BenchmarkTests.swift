import HeadlessUIKit
import Synchronization
import TestModel
import Testing

@testable import SuiteRunner

/// A meter that counts what the test says.
private final class FakeMeter: AllocationMeter {
  private let count = Atomic<UInt64>(0)
  let perReading: UInt64
  let isCounting: Bool

  init(perReading: UInt64, isCounting: Bool = true) {
    self.perReading = perReading
    self.isCounting = isCounting
  }

  func enter(_ scope: AllocationScope) -> AllocationScope { .harness }

  func counts(of scope: AllocationScope) -> AllocationCounts {
    guard scope == .engine else { return AllocationCounts(count: 0, bytes: 0) }
    let now = count.add(perReading, ordering: .relaxed).newValue
    return AllocationCounts(count: now, bytes: now * 16)
  }
}

@MainActor
@Suite("Benchmarks", .serialized)
struct BenchmarkTests {
  private func result(
    _ body: String,
    meter: (any AllocationMeter)? = nil,
    fixture: String = "table"
  ) throws -> CaseResult {
    var harness = try SuiteHarness(
      "<benchmark id=\"b\" fixture=\"\(fixture)\" samples=\"5\" iterations=\"3\">\(body)</benchmark>"
    )
    harness.meter = meter
    return try harness.run()[0]
  }

  private let dequeue =
    "<measure><dequeue reuseIdentifier=\"C\" count=\"4\"/><recycle/></measure>"

  @Test("Time and exact counters of one iteration are reported")
  func metrics() throws {
    let result = try result(dequeue)
    #expect(result.verdict == "passed")
    #expect(result.kind == .benchmark)
    let wall = try #require(result.metrics.first { $0.metric == "wallTime" })
    #expect(wall.unit == "ns" && wall.sampleCount == 5 && !wall.isExact)
    #expect(
      wall.statistics.map(\.name)
        == ["median", "p90", "p99", "min", "mad", "tailRatio", "overBudgetRatio"]
    )
    let memory = try #require(result.metrics.first { $0.metric == "peakMemory" })
    #expect(memory.unit == "bytes" && !memory.isExact && (memory["peak"] ?? 0) > 1_000_000)
    #expect(try #require(wall["median"]) > 0)
    let dequeues = try #require(result.metrics.first { $0.metric == "dequeues" })
    #expect(dequeues["value"] == 4 && dequeues.isExact)
    let views = try #require(result.metrics.first { $0.metric == "viewsCreated" })
    #expect(views["value"] == 0)
    #expect(!result.metrics.contains { $0.metric.hasPrefix("allocations") })
    #expect(
      result.properties.contains(CaseProperty(name: "bench.allocations", value: "not measured"))
    )
  }

  @Test(
    "Frames over a budget are counted, against three medians or what the suite says",
    arguments: [
      ("", 0.0...0.8), (" frameBudget=\"0.000001ms\"", 1.0...1.0),
      (" frameBudget=\"10s\"", 0.0...0.0),
    ]
  )
  func frames(attribute: String, parts: ClosedRange<Double>) throws {
    let harness = try SuiteHarness(
      "<benchmark id=\"b\" fixture=\"table\" samples=\"5\" iterations=\"3\"\(attribute)>\(dequeue)</benchmark>"
    )
    let wall = try harness.run()[0].metrics.first { $0.metric == "wallTime" }
    #expect(parts.contains(try #require(wall?["overBudgetRatio"])))
  }

  @Test("A budget that is exceeded fails, at most and at least")
  func budgets() throws {
    #expect(
      try result(dequeue + "<budget metric=\"dequeues\" max=\"4\" min=\"4\"/>").verdict == "passed"
    )
    let above = try result(dequeue + "<budget metric=\"dequeues\" max=\"3\"/>")
    #expect(above.status == .failed)
    #expect(above.verdict == "dequeues is 4 in one iteration; at most 3")
    #expect(above.failures.first?.type == "BudgetExceeded")
    let below = try result(dequeue + "<budget metric=\"reuseHits\" min=\"5\"/>")
    #expect(below.verdict == "reuseHits is 4 in one iteration; at least 5")
    #expect(above.metrics.first { $0.metric == "dequeues" }?.budget == MetricBudget(max: 3))
  }

  @Test("A budget on what is not measured is an error, never a pass")
  func notMeasured() throws {
    for meter in [nil, FakeMeter(perReading: 0, isCounting: false)] {
      let result = try result(dequeue + "<budget metric=\"allocations\" max=\"9\"/>", meter: meter)
      #expect(result.status == .error)
      #expect(result.verdict.hasPrefix("allocations.engine is not measured here"))
    }
    let unknown = try result(dequeue + "<budget metric=\"viewCreated\" max=\"9\"/>")
    #expect(unknown.status == .error)
    #expect(unknown.verdict.hasSuffix("(did you mean \"viewsCreated\"?)"))
    let time = try result(dequeue + "<budget metric=\"wallTime\" max=\"9\"/>")
    #expect(time.verdict.hasPrefix("wallTime is no exact counter"))
  }

  @Test("Allocations come from the injected meter")
  func allocations() throws {
    let meter = FakeMeter(perReading: 7)
    let result = try result(dequeue + "<budget metric=\"allocations\" max=\"6\"/>", meter: meter)
    #expect(result.verdict == "allocations.engine is 7 in one iteration; at most 6")
    #expect(result.metrics.first { $0.metric == "bytes.engine" }?["value"] == 112)
  }

  @Test("A step that raises or fails while it is measured is the case's error")
  func failingSteps() throws {
    let raising = try result("<measure><dequeue reuseIdentifier=\"Nobody\"/></measure>")
    #expect(raising.status == .error)
    #expect(raising.failures.first?.type == "NSInternalInconsistencyException")
    let failing = try result(
      "<measure><set on=\"/tree/window\" property=\"alhpa\" value=\"1\"/></measure>"
    )
    #expect(failing.status == .error)
  }

  @Test("A sweep's variable reaches the measured steps")
  func sweep() throws {
    let harness = try SuiteHarness(
      "<benchmark id=\"b\" fixture=\"table\" samples=\"1\" iterations=\"1\" sweep=\"n: 2 5\">"
        + "<measure><dequeue reuseIdentifier=\"C\" count=\"{$n}\"/><recycle/></measure></benchmark>"
    )
    let results = try harness.run()
    #expect(results.map(\.identity.name) == ["b[n=2]", "b[n=5]"])
    #expect(results.map { $0.metrics.first { $0.metric == "dequeues" }?["value"] } == [2, 5])
  }

  @Test("Measured instantiation, decoding, setting and repetition run")
  func otherSteps() throws {
    let result = try result(
      "<setup><dequeue reuseIdentifier=\"C\" as=\"c\"/></setup>"
        + "<measure><decode nib=\"Header\"/><instantiate nib=\"Header\"/>"
        + "<repeat count=\"2\" variable=\"i\"><set object=\"c\" property=\"tag\" value=\"{$i}\"/></repeat>"
        + "<resize width=\"300\" height=\"300\"/><layout/><advance by=\"1ms\"/><settle/></measure>"
        + "<budget metric=\"nibsInstantiated\" min=\"1\" max=\"1\"/>"
        + "<budget metric=\"nibsDecoded\" min=\"1\" max=\"1\"/><budget metric=\"nibsCompiled\" max=\"0\"/>"
    )
    #expect(result.verdict == "passed")
  }

  @Test("An automatic batch lasts long enough")
  func batch() throws {
    let harness = try SuiteHarness(
      "<benchmark id=\"b\" fixture=\"table\" samples=\"3\" minimumTime=\"10ms\">\(dequeue)</benchmark>"
    )
    let result = try harness.run()[0]
    let size = result.properties.first { $0.name == "bench.batchSize" }.flatMap { Int($0.value) }
    #expect(try #require(size) > 1)
  }
}
