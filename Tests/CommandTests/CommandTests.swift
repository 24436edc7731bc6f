import Foundation
import Testing

@Suite("The tool as a person calls it")
struct CommandTests {
  @Test("run without an argument says what it looked for")
  func runWithoutSuites() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try tool.run("run")
    #expect(answer.status == 1)
    #expect(answer.error.contains("there is no folder Suites"))
    #expect(answer.error.contains("nibmark init"))
  }

  @Test("run of an empty folder says what it looked for")
  func runOfAnEmptyFolder() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("", to: "Suites/note.txt")
    let answer = try tool.run("run")
    #expect(answer.status == 1)
    #expect(answer.error.contains("no suite"))
  }

  @Test("check of an empty folder is red")
  func checkOfAnEmptyFolder() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try tool.run("check", ".")
    #expect(answer.status == 1)
    #expect(answer.error.contains("no .xib or .storyboard"))
  }

  @Test("check -v says what it noticed and left alone")
  func checkVerbose() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let view = Sample.view().replacingOccurrences(
      of: "contentMode",
      with: "brandNew=\"x\" contentMode"
    )
    try tool.write(Sample.xib(view), to: "View.xib")
    #expect(try tool.run("check", ".").output.contains("brandNew") == false)
    let answer = try tool.run("check", ".", "-v")
    #expect(answer.status == 0)
    #expect(answer.output.contains("brandNew"), "\(answer.output)")
  }

  @Test("run writes its three reports and passes")
  func runWritesReports() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write(Sample.suite, to: "suite.xml")
    let answer = try tool.run("run", "suite.xml", "--root", ".", "--output", "Reports")
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
    #expect(try tool.read("Reports/junit.xml").contains("<testcase"))
    #expect(try tool.read("Reports/result.json").contains("\"passed\""))
    #expect(try tool.read("Reports/index.html").contains("<html"))
  }

  @Test("run --rules prints every rule with its result, and how many have cases")
  func rules() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    let suite = Sample.suite.replacing(
      "<case id=",
      with: "<case rule=\"NB-3\" id=",
      maxReplacements: 1
    )
    try tool.write(suite, to: "suite.xml")
    let answer = try tool.run("run", "suite.xml", "--root", ".", "--rules")
    let lines = answer.output.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("  NB-3 ") && $0.hasSuffix("  loads") },
      "\(answer.output)"
    )
    #expect(lines.contains { $0.hasPrefix("  TV-55 ") && $0.contains("no case") })
    #expect(lines.contains { $0.hasPrefix("  1 of 371 rules have cases, ") })
  }

  @Test("a red case is exit code 1, and --rerun-failed runs it alone")
  func rerunFailed() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    let second = """
        <case id="fails"><instantiate nib="View"/><assert test="count(//view) = 99"/></case>
      </suite>
      """
    try tool.write(
      Sample.suite.replacingOccurrences(of: "</suite>", with: second),
      to: "suite.xml"
    )
    let first = try tool.run("run", "suite.xml", "--root", ".", "--output", "Reports")
    #expect(first.status == 1)
    let again = try tool.run(
      "run",
      "suite.xml",
      "--root",
      ".",
      "--output",
      "Reports",
      "--rerun-failed"
    )
    #expect(again.status == 1)
    #expect(again.output.contains("1 case in 1 suite"))
    #expect(try tool.run("run", "suite.xml", "--root", ".", "--exit-code=rich").status == 1)
  }

  @Test("--rerun-failed keeps the options that made cases red, unless others are given")
  func rerunUnderTheSameOptions() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let control = """
      <segmentedControl id="seg"><rect key="frame" x="0.0" y="0.0" width="118" height="32"/>
      <segments><segment title="A"/><segment title="B"/><segment title="C"/></segments></segmentedControl>
      """
    let suite = """
      <suite name="p" version="1"><nib name="T" file="Control.xib"/><case id="old"><instantiate nib="T"/>
      <invoke on="//segmentedControl" method="sizeThatFits(_:)" with="0 0" is="86 32"/></case></suite>
      """
    try tool.write(Sample.xib(control), to: "Control.xib")
    try tool.write(suite, to: "p.xml")
    let run = ["run", "p.xml", "--root", ".", "--output", "R"]
    #expect(try tool.run(run).status == 0)
    #expect(try tool.run(run + ["--profile", "ios11", "--seed=4"]).status == 1)
    // The second time, the options come from a run that took them over itself.
    for _ in 1...2 {
      let again = try tool.run(run + ["--rerun-failed"])
      #expect(again.status == 1, "\(again.output)")
      #expect(again.error.contains("as the last run, with --profile ios11 --seed 4"))
      #expect(again.output.contains("seed 4"), "\(again.output)")
    }
    let given = try tool.run(run + ["--rerun-failed", "--profile", "ios26"])
    #expect(given.status == 0, "\(given.output)")
    #expect(given.error.contains("as the last run, with --seed 4"), "\(given.error)")
  }

  @Test("--rerun-failed runs flaky cases again where they made the run red")
  func rerunFlaky() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.green, to: "green.xml")
    let run = ["run", "green.xml", "--root", ".", "--output", "Reports"]
    #expect(try tool.run(run).status == 0)
    func isRepeated(failsOnFlaky: Bool) throws -> Bool {
      let text = try tool.read("Reports/result.json")
      var stored = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      )
      var (summary, suites) = (stored["summary"] as? [String: Any] ?? [:], [[String: Any]]())
      summary["flakyCount"] = 1
      summary["failsOnFlaky"] = failsOnFlaky
      for var suite in stored["suites"] as? [[String: Any]] ?? [] {
        var cases = suite["cases"] as? [[String: Any]] ?? []
        cases[1]["attempts"] = [["status": "failed", "seconds": 0.1]]
        suite["cases"] = cases
        suites.append(suite)
      }
      (stored["summary"], stored["suites"]) = (summary, suites)
      let data = try JSONSerialization.data(withJSONObject: stored)
      try tool.write(String(decoding: data, as: UTF8.self), to: "flaky.json")
      let again = try tool.run(
        "run",
        "green.xml",
        "--root",
        ".",
        "--rerun-failed",
        "--from",
        "flaky.json"
      )
      #expect(again.status == 0, "\(again.error)")
      return again.output.contains("1 case in 1 suite")
    }
    #expect(try isRepeated(failsOnFlaky: true))
    #expect(try !isRepeated(failsOnFlaky: false))
  }

  @Test("a mistake in a suite is answered with its place and the nearest name")
  func mistakeInASuite() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write(
      Sample.suite.replacingOccurrences(of: "<assert", with: "<asert"),
      to: "suite.xml"
    )
    for command in ["run", "validate", "list"] {
      let answer = try tool.run(command, "suite.xml", "--root", ".")
      #expect(answer.status == 1)
      #expect(answer.error.contains("suite.xml:5:"), "\(answer.error)")
      #expect(answer.error.contains("did you mean \"assert\""), "\(answer.error)")
    }
    #expect(try tool.run("run", "suite.xml", "--exit-code=rich").status == 3)
  }

  @Test("a nib that is not there is answered with the suite's line and what was looked for")
  func missingNib() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.suite, to: "suite.xml")
    let answer = try tool.run("run", "suite.xml", "--root", ".")
    #expect(answer.status == 1)
    #expect(answer.error.contains("suite.xml:2:"), "\(answer.error)")
    #expect(answer.error.contains("no file \"View.xib\""), "\(answer.error)")
  }

  @Test("a suite cannot read outside of its root")
  func outsideOfTheRoot() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    let suite = Sample.suite.replacingOccurrences(of: "View.xib", with: "../View.xib")
    try tool.write(suite, to: "inner/suite.xml")
    let answer = try tool.run("run", "inner/suite.xml", "--root", "inner")
    #expect(answer.status == 1)
    #expect(answer.error.contains("suite.xml:2:"), "\(answer.error)")
  }

  @Test("reports that cannot be written are found out before anything runs")
  func unwritableReports() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write(Sample.suite, to: "suite.xml")
    try tool.write("a file where a folder should be", to: "Reports")
    let answer = try tool.run("run", "suite.xml", "--root", ".", "--output", "Reports")
    #expect(answer.status == 1)
    #expect(answer.error.contains("Reports"))
    #expect(!answer.output.contains("passed"))
    #expect(
      try tool.run("run", "suite.xml", "--root", ".", "--output", "/proc/nowhere").status == 1
    )
  }

  @Test("init writes a suite that passes, and overwrites nothing")
  func initSuite() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "Nibs/View.xib")
    try tool.write(Sample.xib(Sample.view(id: "oth-Vw-001")), to: "Nibs/Other View.xib")
    let made = try tool.run("init")
    #expect(made.status == 0, "\(made.error)")
    let run = try tool.shellPrinted(made)
    #expect(run.status == 0, "\(made.output)\(run.output)\(run.error)")
    #expect(run.output.contains("2 cases"))
    #expect(try tool.run("init").status == 1)
  }

  @Test("init escapes what names hold, and tells those that a suite cannot hold")
  func initOfOddNames() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "Nibs/a & \"c\".xib")
    try tool.write(Sample.xib(Sample.view(id: "two-Vw-001")), to: "Nibs/two\nlines.xib")
    try tool.write(Sample.xib(Sample.view(id: "oth-Vw-001")), to: "Nibs/bell\u{7}.xib")
    let made = try tool.run("init")
    #expect(made.status == 1, "\(made.error)")
    #expect(made.error.components(separatedBy: "rename it").count == 3, "\(made.error)")
    #expect(made.output.contains("1 case; run it with"), "\(made.output)")
    let run = try tool.run("run", "Suites/nibs.xml", "--root", ".")
    #expect(run.status == 0 && run.output.contains("1 passed"), "\(run.output)\(run.error)")
  }

  @Test("unknown options and commands are exit code 1 with a hint")
  func unknownOption() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run("run", "--outptu", "x").status == 1)
    #expect(try tool.run("frobnicate").status == 1)
    let help = try tool.run("--help")
    #expect(help.status == 0)
    #expect(help.output.contains("Examples"))
  }

  @Test("the allocation counter of this build is exact, or says that it does not measure")
  func allocationCounter() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try tool.run("self-check")
    #expect(answer.status == 0, "\(answer.error)")
    #expect(["allocations: exact\n", "allocations: not measured\n"].contains(answer.output))
  }

  @Test("the schema is well-formed and names the suite")
  func schema() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try tool.run("schema")
    #expect(answer.status == 0)
    #expect(answer.output.contains("name=\"suite\""))
  }

  @Test("inspect of a case shows the tree that its assertions see")
  func inspectCase() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write(Sample.suite, to: "suite.xml")
    let answer = try tool.run("inspect", "suite.xml", "--case", "loads")
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.contains("vie-Vw-001"))
    #expect(try tool.run("inspect", "suite.xml", "--case", "nobody").status == 1)
    for options in [["--width", "320"], ["--diagnose"], ["--format", "json"]] {
      let refused = try tool.run(["inspect", "suite.xml", "--case", "loads"] + options)
      #expect(refused.status == 1 && refused.error.contains("\(options[0]) belongs to documents"))
    }
    let none = try tool.run("inspect", "suite.xml", "--case", "loads", "--xpath", "//view/@id")
    #expect(none.output.contains("vie-Vw-001"))
  }
}
