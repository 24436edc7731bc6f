import TestModel
import Testing

@testable import SuiteRunner

@MainActor
@Suite("Limits on growth")
struct ScalingTests {
  /// The case that holds a limit on the growth of a benchmark which dequeues `n` cells.
  private func result(_ metric: String, max limit: String) throws -> CaseResult {
    let harness = try SuiteHarness(
      """
      <benchmark id="b" fixture="table" samples="5" minimumTime="0.5ms" sweep="n: 20 80 320">
        <measure><dequeue reuseIdentifier="C" count="{$n}"/><recycle/></measure>
        <scaling metric="\(metric)" of="n" max="\(limit)"/>
      </benchmark>
      """
    )
    let results = try harness.run()
    return try #require(results.first { $0.identity.name == "b.scaling(\(metric))" })
  }

  @Test("a counter that grows with n is within O(n) and beyond O(1) and O(log n)")
  func counter() throws {
    #expect(try result("dequeues", max: "O(n)").status == .passed)
    for limit in ["O(1)", "O(log n)"] {
      let failure = try #require(try result("dequeues", max: limit).failures.first)
      #expect(failure.type == "ScalingExceeded" && failure.expected == "at most \(limit)")
      #expect(failure.message.hasPrefix("dequeues grows as n^"))
      #expect(failure.actual?.contains("n=320: 320") == true)
    }
  }

  @Test(
    "time that grows with n is within O(n^2) and beyond O(1), with the interval of its growth",
    arguments: ["cpuTime", "wallTime"]
  )
  func time(metric: String) throws {
    let within = try result(metric, max: "O(n^2)")
    #expect(within.status == .passed)
    let growth = try #require(within.properties.first { $0.name == "bench.\(metric).growth" })
    #expect(growth.value.contains("[") && growth.value.contains(", "))
    guard metric == "cpuTime" else { return }
    let beyond = try result(metric, max: "O(1)")
    #expect(beyond.failures.first?.type == "ScalingExceeded")
    #expect(beyond.failures.first?.actual?.contains(" ns") == true)
  }

  @Test("a sweep of one value is a mistake, and its own name is not what was meant")
  func oneValue() throws {
    let harness = try SuiteHarness(
      """
      <benchmark id="b" fixture="table" sweep="n: 20">
        <measure><dequeue reuseIdentifier="C" count="{$n}"/><recycle/></measure>
        <scaling metric="dequeues" of="n" max="O(n)"/>
      </benchmark>
      """
    )
    let error = #expect(throws: SuiteLoadError.self) { try harness.plan }
    let text = try #require(error).mistakes.map(\.description).joined()
    #expect(text.contains("needs two values above 1") && !text.contains("did you mean"), "\(text)")
  }
}
