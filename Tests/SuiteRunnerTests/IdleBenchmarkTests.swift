import Testing
import TestModel

@testable import SuiteRunner

@MainActor
@Suite("Benchmarks that measure nothing", .serialized)
struct IdleBenchmarkTests {
  /// Ten rows of 44 points in a window of 480: an offset that cannot change.
  private static func result(_ measure: String, rows: Int, _ attributes: String = "") throws
    -> CaseResult
  {
    let harness = try SuiteHarness(
      """
      <fixture id="rows"><tableView width="320" height="480" rowHeight="44">
      <register class="UITableViewCell" reuseIdentifier="C"/>
      <data><section><row repeat="\(rows)" reuseIdentifier="C"/></section></data>
      </tableView></fixture>
      <benchmark id="a" fixture="rows" samples="2" minimumTime="1ms" \(attributes)>
      <measure>\(measure)</measure></benchmark>
      """
    )
    return try harness.run()[0]
  }

  @Test("A scroll that has come to the end of its content is an error with what to do")
  func scrollAtTheEnd() throws {
    // Four points are left to scroll: a slow machine, too, comes to the end before it measures.
    let result = try Self.result("<scroll by=\"44\"/>", rows: 11)
    #expect(result.status == .error)
    #expect(result.failures.first?.type == "IdleBenchmark")
    #expect(result.verdict.contains("idle=\"YES\""))
    #expect(result.failures.first?.location?.line != nil)
  }

  @Test(
    "So is a layout of what is laid out, and a scroll of what fits",
    arguments: ["<layout/>", "<scroll by=\"10\"/>", "<scroll by=\"10\"/><scroll by=\"-10\"/>"]
  )
  func nothingToDo(_ measure: String) throws {
    #expect(try Self.result(measure, rows: 5).failures.first?.type == "IdleBenchmark")
  }

  @Test("It passes when the benchmark says so")
  func saidSo() throws {
    #expect(try Self.result("<layout/>", rows: 5, "idle=\"YES\"").status == .passed)
  }

  @Test("A scroll there and back changes the offset, though no counter")
  func thereAndBack() throws {
    let result = try Self.result("<scroll by=\"4\"/><scroll by=\"-4\"/>", rows: 100)
    #expect(result.status == .passed, "\(result.verdict)")
  }
}
