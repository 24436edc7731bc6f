import Foundation
import Testing

@Suite("Shards as a person and as Bazel meet them", .serialized)
struct ShardCommandTests {
  /// Eight cases of which two are red, and a known failure.
  private static func makeTool() throws -> Tool {
    let tool = try Tool()
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    let view = "//view[@id = 'vie-Vw-001']"
    for (name, test) in [("one", "count(\(view)) = 1"), ("two", "count(\(view)) = 2")] {
      let suite = """
        <suite name="\(name)" version="1">
          <nib name="View" file="../View.xib"/>
          <case id="swept" sweep="n: 1 2 3"><instantiate nib="View"/><assert test="\(test) or $n = 1"/></case>
          <case id="last"><instantiate nib="View"/><assert test="count(\(view)) = 1"/></case>
        </suite>
        """
      try tool.write(suite, to: "Suites/\(name).xml")
    }
    let known = "<expectations><expect case=\"last\" reason=\"not really\"/></expectations>"
    try tool.write(known, to: "Suites/two.expectations.xml")
    return tool
  }

  /// What is left of a report when times and the command line are taken out.
  private static func timeless(_ text: String) -> String {
    text.replacing(/"(seconds|startedAt)" : [^\n]+/, with: "")
      .replacing(/\ (time|timestamp)="[^"]*"/, with: "")
      .replacing(/"arguments" : \[[^\]]*\]/, with: "")
      .replacing(/,?\s*\n\s*\n/, with: "\n")
  }

  @Test("two shards merged are the unsharded run", arguments: [false, true])
  func merge(isBalanced: Bool) throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    let common = ["run", "--root", ".", "--retries", "1"]
    #expect(try tool.run(common + ["--output", "Whole"]).status == 1)
    let durations = isBalanced ? ["--durations", "Whole/result.json"] : []
    for index in [1, 2] {
      let answer = try tool.run(
        common + ["--shard", "\(index)/2", "--output", "Part\(index)"] + durations
      )
      #expect(answer.error.isEmpty, "\(answer.error)")
    }
    let answer = try tool.run("merge", "Part2/result.json", "Part1/journal.jsonl", "-o", "All")
    #expect(answer.status == 0, "\(answer.error)")
    for file in ["result.json", "junit.xml"] {
      let (all, whole) = (try tool.read("All/\(file)"), try tool.read("Whole/\(file)"))
      #expect(Self.timeless(all) == Self.timeless(whole))
    }
    #expect(try tool.read("Whole/junit.xml").components(separatedBy: "<testcase").count == 9)
  }

  @Test("Bazel's environment says which part runs, what is left out and where the report goes")
  func bazel() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    var names: [String] = []
    for index in 0..<3 {
      let answer = try tool.run(
        ["run", "--root", "."],
        environment: [
          "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": tool.folder.path + "/status\(index)",
          "TESTBRIDGE_TEST_ONLY": "Suites.one/*",
          "XML_OUTPUT_FILE": tool.folder.path + "/out\(index)/test.xml",
          "TEST_UNDECLARED_OUTPUTS_DIR": tool.folder.path + "/kept\(index)",
        ]
      )
      #expect(answer.status == 0, "\(answer.output)\(answer.error)")
      #expect(try tool.read("status\(index)").isEmpty)
      let report = try tool.read("out\(index)/test.xml")
      names += report.matches(of: /<testcase classname="([^"]*)" name="([^"]*)"/).map {
        "\($0.1)/\($0.2)"
      }
      #expect(try tool.read("kept\(index)/result.json").contains("\"shard\""))
    }
    #expect(names.count == 4 && Set(names).count == 4, "\(names)")
    #expect(names.allSatisfy { $0.hasPrefix("Suites.one/") })
  }

  @Test("a part without cases is green, and a wrong part is refused before anything runs")
  func edges() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    let statuses = try (1...6).map { index in
      try tool.run("run", "--root", ".", "-f", "one/last", "--shard", "\(index)/6").status
    }
    #expect(statuses.allSatisfy { $0 == 0 })
    #expect(try tool.run("run", "--shard", "3/2").error.contains("3/2"))
    let environment = ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"]
    let answer = try tool.run(["run", "--root", "."], environment: environment)
    #expect(answer.status == 1 && answer.error.contains("TEST_SHARD_INDEX"))
    #expect(try tool.run("run", "--durations", "missing.json").error.contains("does not exist"))
    #expect(try tool.run("merge", "missing.json", "-o", "x").error.contains("does not exist"))
  }

  @Test(
    "--rerun-failed runs all cases where those of a shard are not known, and names those that it leaves"
  )
  func rerunOfPart() throws {
    let tool = try Tool()
    defer { tool.remove() }
    func suite(_ count: Int) -> String {
      let cases = (1...6).map {
        "<case id=\"c\($0)\"><instantiate class=\"UIView\"/><assert test=\"count(//view) = 2\"/></case>"
      }
      return "<suite name=\"s\" version=\"1\">\(cases.joined())"
        + "<case id=\"red\"><instantiate class=\"UIView\"/><assert test=\"count(//view) = \(count)\"/></case></suite>"
    }
    try tool.write(suite(3), to: "s.xml")
    for index in 1...2 {
      _ = try tool.run(
        "run",
        "s.xml",
        "--root",
        ".",
        "--shard",
        "\(index)/2",
        "--output",
        "r\(index)"
      )
    }
    let shard = try tool.read("r1/result.json").contains("\"status\" : \"failed\"") ? 1 : 2
    try tool.write(suite(2), to: "s.xml")
    let rerun = ["run", "s.xml", "--root", ".", "--rerun-failed", "--from"]
    #expect(try tool.run("merge", "r\(shard)/result.json", "-o", "part").status == 1)
    let all = try tool.run(rerun + ["part/result.json"])
    #expect(all.output.contains("7 passed"), "\(all.output)\(all.error)")
    #expect(try tool.run("merge", "r1/result.json", "r2/result.json", "-o", "whole").status == 0)
    let one = try tool.run(rerun + ["whole/result.json"])
    #expect(one.output.contains("1 passed") && !one.error.contains("not in this run"))
    try tool.write(suite(2).replacing("id=\"red\"", with: "id=\"other\""), to: "s.xml")
    let red = "\"status\" : \"failed\""
    let result = try tool.read("whole/result.json")
    try tool.write(result.replacing("\"status\" : \"passed\"", with: red), to: "w.json")
    let left = try tool.run(rerun + ["w.json"])
    #expect(left.error.contains("1 of the 7 cases are not in this run: s/red"), "\(left.error)")
  }
}
