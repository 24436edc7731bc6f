import Foundation
import Testing

@Suite("Comparing two states as a person meets it", .serialized)
struct CompareCommandTests {
  /// A table that is scrolled, one row a step.
  static let suite = """
    <suite name="Scrolling" version="1">
      <fixture id="table"><tableView width="320" height="480" style="plain" rowHeight="44">
        <register class="ProbeCell" reuseIdentifier="C"/>
        <data><section><row repeat="10000" reuseIdentifier="C"/></section></data>
      </tableView></fixture>
      <case id="shows" fixture="table"><assert test="count(//tableViewCell) &gt; 5"/></case>
      <benchmark id="scroll" fixture="table">
        <setup><scroll by="44" steps="100"/></setup>
        <measure><scroll by="44" steps="1"/></measure>
      </benchmark>
    </suite>
    """

  /// Writes a program that is the probe with something to do besides.
  static func runner(_ tool: Tool, _ name: String, _ variables: String = "") throws {
    let probe = Tool.executable.deletingLastPathComponent().appendingPathComponent("CompareProbe")
    try tool.write("#!/bin/sh\n\(variables) exec \(probe.path) \"$@\"\n", to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: tool.folder.appendingPathComponent(name).path
    )
  }

  static func made(_ variables: String) throws -> Tool {
    let tool = try Tool()
    try tool.write(suite, to: "suite.xml")
    try runner(tool, "base")
    try runner(tool, "head", variables)
    return tool
  }

  static let arguments = [
    "compare", "--base", "base", "--head", "head", "suite.xml", "--root", ".",
  ]

  @Test(
    "one allocation, or one cell, more per step of scrolling fails and is named",
    arguments: [
      ("allocation", "allocations.engine rose from ", 1),
      ("cell", "viewsCreated rose from 0 to ", nil),
    ]
  )
  func counters(extra: String, finding: String, more: Int?) throws {
    let tool = try Self.made("PROBE_EXTRA=\(extra)")
    defer { tool.remove() }
    let answer = try tool.run(Self.arguments + ["--skip-times", "--output", "R"])
    #expect(answer.status == 1)
    #expect(
      answer.output.contains("FAIL suite/scroll \(finding)"),
      "\(answer.output)\(answer.error)"
    )
    if let more {
      let line = answer.output.split(separator: "\n").first { $0.contains(finding) } ?? ""
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      #expect(numbers.count == 2 && numbers[1] - numbers[0] == more, "\(line)")
    }
    let junit = try tool.read("R/comparison.xml")
    #expect(junit.contains("classname=\"compare.suite\"") && junit.contains("type=\"CounterUp\""))
    #expect(junit.contains(finding) && junit.contains("failures=\"1\""))
    #expect(try tool.read("R/comparison.md").contains("❌"))
    #expect(try tool.read("R/comparison.json").contains("\"verdict\" : \"up\""))
  }

  @Test("a comparison that can time no benchmark is no green one")
  func unmeasured() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.suite, to: "suite.xml")
    // A process that is timed gets a layout of its stack.
    for name in ["base", "head"] {
      try Self.runner(tool, name, "[ -z \"${NIBMARK_LAYOUT+set}\" ] || exit 3;")
    }
    let answer = try tool.run(Self.arguments + ["--exit-code", "rich", "--output", "R"])
    #expect(answer.status == 5, "\(answer.output)\(answer.error)")
    #expect(answer.output.contains("incomplete: no benchmark could be measured: suite/scroll: "))
    #expect(answer.output.contains("warning: suite/scroll could not be measured: "))
    #expect(try tool.read("R/comparison.xml").contains("could not be measured"))
  }

  @Test("equal programs have equal counters, ten times over")
  func equalCounters() throws {
    let tool = try Self.made("")
    defer { tool.remove() }
    for _ in 0..<10 {
      let answer = try tool.run(Self.arguments + ["--skip-times"])
      #expect(answer.status == 0, "\(answer.output)\(answer.error)")
      #expect(answer.output.contains("No regression") && !answer.output.contains("counter "))
    }
  }

  @Test("what was accepted may stay, exactly and visibly, and nothing beyond it")
  func acceptance() throws {
    let tool = try Self.made("PROBE_EXTRA=allocation")
    defer { tool.remove() }
    let quick = Self.arguments + ["--skip-times"]
    #expect(try tool.run(quick).status == 1)
    let accepting = try tool.run(quick + ["--accept"])
    #expect(accepting.status == 0, "\(accepting.output)\(accepting.error)")
    #expect(accepting.output.contains("which this change accepts"))
    let file = try tool.read("Reports/baseline.json")
    #expect(file.contains("\"allocations.engine\" : ") && file.contains("\"suite/scroll\""))
    #expect(try tool.run(quick).status == 0)
    #expect(try tool.run(quick + ["--fail-on", "+accepted"]).status == 1)
    try Self.runner(tool, "head", "PROBE_EXTRA=cell")
    #expect(try tool.run(quick).status == 1)
    try tool.write("{}", to: "Reports/baseline.json")
    let broken = try tool.run(quick)
    #expect(broken.status == 1 && broken.error.contains("no list of accepted counters"))
  }

  @Test("a case that the head breaks fails the comparison, and its benchmark is not timed")
  func correctness() throws {
    let tool = try Self.made("PROBE_EXTRA=trap")
    defer { tool.remove() }
    let answer = try tool.run(Self.arguments + ["--skip-times"])
    #expect(answer.status == 1)
    #expect(answer.output.contains("FAIL suite/scroll fails, and did not"), "\(answer.output)")
    #expect(answer.output.contains("the probe was told to trap"))
    let back = try tool.run(["compare", "--base", "head", "--head", "base"] + Self.arguments[5...])
    #expect(back.status == 0 && back.output.contains("newly passing: suite/scroll"))
  }
}

// MARK: - Instructions

extension CompareCommandTests {
  /// A folder with two copies of the probe, which valgrind can start without a shell.
  private static func copies(_ base: String, _ head: String) throws -> Tool {
    let tool = try Tool()
    try tool.write(suite, to: "suite.xml")
    let probe = Tool.executable.deletingLastPathComponent().appendingPathComponent("CompareProbe")
    for name in [base, head] {
      let copy = tool.folder.appendingPathComponent(name)
      try FileManager.default.copyItem(at: probe, to: copy)
    }
    return tool
  }

  private static let hasValgrind: Bool = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let isThere = path.split(separator: ":").contains { access("\($0)/valgrind", X_OK) == 0 }
    return isThere && access("/usr/include/valgrind/callgrind.h", R_OK) == 0
  }()

  private static let named = ["--skip-times", "--output", "R", "--instructions"]

  @Test(
    "more instructions fail, with the functions that execute them",
    .enabled(if: hasValgrind, "valgrind or its header is not there: apt-get install valgrind"),
    .enabled(if: Tool.isThorough, Tool.thoroughness)
  )
  func instructions() throws {
    let tool = try Self.copies("base", "head-500")
    defer { tool.remove() }
    let arguments = [
      "compare", "--base", "base", "--head", "head-500", "suite.xml", "--root", ".",
    ]
    let answer = try tool.run(arguments + Self.named + ["scroll"])
    #expect(answer.status == 1, "\(answer.output)\(answer.error)")
    #expect(answer.output.contains("FAIL suite/scroll instructions rose from "))
    let junit = try tool.read("R/comparison.xml")
    #expect(junit.contains("type=\"CounterUp\"") && junit.contains("ProbeCell"), "\(junit)")
    let other = try tool.run(arguments + Self.named + ["nothing"])
    #expect(other.status == 1 && other.error.contains("--instructions names no benchmark"))
  }

  @Test(
    "the same program twice has the same instructions",
    .enabled(if: hasValgrind, "valgrind or its header is not there: apt-get install valgrind"),
    .enabled(if: Tool.isThorough, Tool.thoroughness)
  )
  func equalInstructions() throws {
    let tool = try Self.copies("base", "head")
    defer { tool.remove() }
    let answer = try tool.run(Self.arguments + Self.named + ["scroll"])
    #expect(answer.status == 0, "\(answer.output)")
    #expect(!answer.output.contains("were not counted"), "\(answer.output)")
    #expect(answer.error.contains(" instructions\n"), "\(answer.error)")
  }
}

// MARK: - Times

extension CompareCommandTests {
  @Test("a head that does much more is slower, in both measurements")
  func slower() throws {
    let tool = try Self.made("PROBE_TURNS=20000")
    defer { tool.remove() }
    let answer = try tool.run(Self.arguments + ["--output", "R", "--fail-on", "slower"])
    #expect(answer.status == 1)
    #expect(answer.output.contains("FAIL suite/scroll takes +"), "\(answer.output)\(answer.error)")
    let junit = try tool.read("R/comparison.xml")
    #expect(junit.contains("type=\"Slower\"") && junit.contains("measured again: slower"))
  }
}

// MARK: - What can be named

extension CompareCommandTests {
  @Test(
    "folders: documents are each side's own, suites are the head's; what is gone or new is told"
  )
  func folders() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let old = """
      <suite name="S" version="1"><nib name="View" file="View.xib"/>
      <case id="kept"><instantiate nib="View"/><assert test="count(//view) &gt; 0"/></case>
      <case id="gone"><instantiate nib="View"/><assert test="count(//view) &gt; 0"/></case></suite>
      """
    let new = """
      <suite name="S" version="1"><nib name="View" file="View.xib"/>
      <case id="kept"><instantiate nib="View"/><assert test="//view/@width = 320"/></case>
      <case id="added"><instantiate nib="View"/><assert test="count(//view) &gt; 0"/></case>
      <benchmark id="make"><measure><instantiate nib="View" show="NO"/></measure></benchmark></suite>
      """
    for (side, suite, width) in [("old", old, "320"), ("new", new, "300")] {
      try tool.write(suite, to: "\(side)/s.xml")
      try tool.write(Sample.xib(Sample.view(width: width)), to: "\(side)/View.xib")
    }
    // Other tests leave copies in the common folder as they run.
    let place = tool.path("temporary")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let answer = try tool.run(
      ["compare", "--base", "old", "--head", "new", "--skip-times"],
      environment: ["TMPDIR": place]
    )
    #expect(answer.status == 1)
    #expect(
      answer.output.contains("FAIL s/kept fails, and did not"),
      "\(answer.output)\(answer.error)"
    )
    #expect(answer.output.contains("FAIL s/gone is gone"))
    #expect(answer.output.contains("new: s/added"))
    // The user's folder is as it was.
    #expect(try tool.read("old/s.xml") == old)
    let left = try FileManager.default.contentsOfDirectory(atPath: place)
    #expect(!left.contains { $0.hasPrefix("nibmark-compare-") }, "a copy was left behind: \(left)")
  }

  @Test("a stored result: counters and correctness, and no times")
  func storedResult() throws {
    let tool = try Self.made("PROBE_EXTRA=cell")
    defer { tool.remove() }
    let suite = Self.suite.replacing("ProbeCell", with: "UITableViewCell")
    try tool.write(suite, to: "suite.xml")
    let run = try tool.run("run", "suite.xml", "--root", ".", "--output", "R")
    #expect(run.status == 0, "\(run.output)\(run.error)")
    let same = try tool.run(
      "compare",
      "--base",
      "R/result.json",
      "suite.xml"
    )
    #expect(same.status == 0, "\(same.output)\(same.error)")
    #expect(same.output.contains("times are not judged"))
    let stored = try tool.read("R/result.json")
    try tool.write(
      stored.replacing("\"name\" : \"scroll\"", with: "\"name\" : \"slide\""),
      to: "other.json"
    )
    let other = try tool.run("compare", "--base", "other.json", "suite.xml")
    #expect(other.status == 1 && other.output.contains("suite/slide is gone"), "\(other.output)")
    try tool.write(stored.replacing("debug", with: "release"), to: "release.json")
    let refused = try tool.run("compare", "--base", "release.json", "suite.xml")
    if stored.contains("debug") {
      #expect(refused.status == 1 && refused.output.contains("cannot be compared"))
    }
  }

  @Test("a revision of the repository, and a dirty tree")
  func revision() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write(Sample.suite, to: "Suites/../Suites/sample.xml")
    try tool.write(Sample.suite.replacing("View.xib", with: "../View.xib"), to: "Suites/sample.xml")
    try tool.git("init", "-q", "-b", "main")
    try tool.commit("first")
    let same = try tool.run("compare", "--base", "main", "--skip-times")
    #expect(same.status == 0, "\(same.output)\(same.error)")
    try tool.write(Sample.xib(Sample.view(id: "oth-Er-001")), to: "View.xib")
    let answer = try tool.run("compare", "--base", "main", "--skip-times")
    #expect(answer.status == 1)
    #expect(
      answer.output.contains("FAIL Suites.sample/loads fails, and did not"),
      "\(answer.output)"
    )
    #expect(try tool.git("worktree", "list").split(separator: "\n").count == 1)
    let unknown = try tool.run("compare", "--base", "no-such-thing")
    #expect(unknown.status == 1 && unknown.error.contains("no such revision"))
  }
}
