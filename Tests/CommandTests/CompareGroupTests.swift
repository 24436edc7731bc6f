import Foundation
import Testing

@Suite("The processes in which benchmarks are compared", .serialized)
struct CompareGroupTests {
  private static func suite(_ names: [String]) -> String {
    let benchmarks = names.map {
      """
      <benchmark id="\($0)" fixture="table"><measure><scroll by="44" steps="1"/></measure></benchmark>
      """
    }
    return """
      <suite name="Scrolling" version="1">
        <fixture id="table"><tableView width="320" height="480" style="plain" rowHeight="44">
          <register class="UITableViewCell" reuseIdentifier="C"/>
          <data><section><row repeat="10000" reuseIdentifier="C"/></section></data>
        </tableView></fixture>
        \(benchmarks.joined())
      </suite>
      """
  }

  /// How often a runner was started for a comparison with some benchmarks, and what it printed.
  private static func starts(
    _ names: [String],
    _ options: [String]
  ) throws -> (count: Int, output: String) {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(suite(names), to: "suite.xml")
    let note = "echo started >> \(tool.folder.path)/starts;"
    for name in ["base", "head"] { try CompareCommandTests.runner(tool, name, note) }
    let answer = try tool.run(CompareCommandTests.arguments + options)
    return (try tool.read("starts").split(separator: "\n").count, answer.output)
  }

  @Test("a group of processes measures all benchmarks, each on a stage set anew")
  func shared() throws {
    let names = ["one", "two", "three"]
    let counted = try Self.starts(names, ["--skip-times"])
    let timed = try Self.starts(names, ["--budget", "0.001"])
    for name in names { #expect(timed.output.contains("suite/\(name)"), "\(timed.output)") }
    #expect(timed.output.contains("3 benchmarks timed"), "\(timed.output)")
    // Ten groups of three, and a few more where one was measured again; by themselves they would be ninety.
    let count = timed.count - counted.count
    #expect(count >= 30 && count < 90, "\(count) processes")
  }
}
