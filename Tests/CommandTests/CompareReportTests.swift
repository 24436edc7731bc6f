import Foundation
import Testing

@Suite("Reports and options of a comparison as a person meets them", .serialized)
struct CompareReportTests {
  private static let quick = CompareCommandTests.arguments + ["--skip-times"]

  /// Two folders of which the second lays a view out otherwise, and asserts nothing of that.
  private static func folders(_ tool: Tool) throws {
    let suite = """
      <suite name="S" version="1"><nib name="View" file="View.xib"/>
      <case id="lays-out"><instantiate nib="View"/><assert test="count(//view) &gt; 0"/></case>
      <case id="hidden"><instantiate nib="View" as="own" show="NO"/>
        <assert test="count(//object) = 1"/></case>
      <case id="none"><assert test="//window/@width = 375"/></case></suite>
      """
    for (side, x) in [("old", "0.0"), ("new", "12")] {
      try tool.write(suite, to: "\(side)/s.xml")
      try tool.write(Sample.xib(Sample.view(x: x)), to: "\(side)/View.xib")
    }
  }

  @Test("a stored comparison makes every report again, byte for byte")
  func again() throws {
    let tool = try CompareCommandTests.made("PROBE_EXTRA=cell")
    defer { tool.remove() }
    let answer = try tool.run(Self.quick + ["--output", "R", "--markdown", "pr.md"])
    #expect(answer.status == 1, "\(answer.error)")
    #expect(try tool.read("pr.md") == tool.read("R/comparison.md"))
    #expect(try tool.read("pr.md").contains("**suite/scroll** viewsCreated rose from 0 to"))
    let report = ["report", "--from", "R/comparison.json"]
    let again = try tool.run(report + ["--output", "S", "--html", "p.html", "--junit", "j.xml"])
    #expect(again.status == 0, "\(again.error)")
    for file in ["json", "xml", "md", "html"] {
      #expect(try tool.read("S/comparison.\(file)") == tool.read("R/comparison.\(file)"))
    }
    #expect(try tool.read("p.html") == tool.read("R/comparison.html"))
    #expect(try tool.read("j.xml") == tool.read("R/comparison.xml"))
    let strict = try tool.run(report + ["--junit", "strict.xml", "--junit-dialect", "strict"])
    #expect(try !tool.read("j.xml").contains("<testsuites>"))
    #expect(strict.status == 0)
    #expect(try tool.read("strict.xml").contains("<testsuites>"))
    let export = try tool.run(report + ["--export", "csv=x.csv"])
    #expect(export.status == 1 && export.error.contains("is a comparison"))
    // One verdict changed in the file is another verdict in the reports.
    let stored = try tool.read("R/comparison.json")
    try tool.write(
      stored.replacing("\"verdict\" : \"up\"", with: "\"verdict\" : \"down\""),
      to: "R/comparison.json"
    )
    #expect(try tool.run(report + ["--markdown", "pr.md"]).status == 0)
    #expect(try !tool.read("pr.md").contains("❌"))
  }

  @Test(
    "a view that lies elsewhere is named with both frames, and is red only when that was asked for"
  )
  func frames() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try Self.folders(tool)
    let compare = ["compare", "--base", "old", "--head", "new", "--skip-times"]
    let answer = try tool.run(compare + ["--output", "R"])
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
    let line = "view#vie-Vw-001 (0, 0, 320, 44) → (12, 0, 320, 44)"
    #expect(answer.output.contains("layout: s/lays-out, 1 view\n  \(line)"), "\(answer.output)")
    #expect(answer.output.contains("layout: s/hidden, 1 view\n  \(line)"))
    #expect(!answer.output.contains("s/none"))
    #expect(try tool.read("R/comparison.html").contains("class=\"ghost"))
    let strict = try tool.run(compare + ["--fail-on", "+frames", "--junit", "j.xml"])
    #expect(strict.status == 1)
    #expect(try tool.read("j.xml").contains("type=\"FramesChanged\""))
    let same = try tool.run("compare", "--base", "old", "--head", "old", "--skip-times")
    #expect(same.status == 0 && !same.output.contains("layout:"))
    #expect(try tool.run("run", "old", "--output", "Q", "--keep-frames").status == 0)
    let stored = try tool.run(
      ["compare", "--base", "Q/result.json", "--head", "new", "--fail-on", "frames", "s.xml"]
    )
    #expect(stored.status == 1 && stored.output.contains(line), "\(stored.output)\(stored.error)")
  }

  @Test("a file of accepted counters of one's own is written, held to and not forgiven")
  func baseline() throws {
    let tool = try CompareCommandTests.made("")
    defer { tool.remove() }
    let held = Self.quick + ["--baseline", "own/counters.json"]
    let missing = try tool.run(held)
    #expect(missing.status == 1)
    #expect(missing.error.contains("own/counters.json does not exist; write it with --accept"))
    #expect(try tool.run(held + ["--accept"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: tool.folder.path + "/Reports"))
    #expect(try tool.run(held).status == 0)
    let file = try tool.read("own/counters.json")
    try tool.write(
      file.replacing("\"dequeues\" : 1", with: "\"dequeues\" : 0"),
      to: "own/counters.json"
    )
    let answer = try tool.run(held)
    #expect(answer.status == 1)
    #expect(
      answer.output.contains("FAIL suite/scroll dequeues rose from 0 to 1"),
      "\(answer.output)\(answer.error)"
    )
    #expect(try tool.run(Self.quick).status == 0)
  }

  @Test("what fails a comparison is what was asked for")
  func failOn() throws {
    let tool = try CompareCommandTests.made("PROBE_EXTRA=cell")
    defer { tool.remove() }
    let other = try tool.run(Self.quick + ["--fail-on", "failing,vanished"])
    #expect(other.status == 0 && other.output.contains("warning: suite/scroll viewsCreated rose"))
    #expect(try tool.run(Self.quick + ["--fail-on", "counter"]).status == 1)
    #expect(try tool.run(Self.quick + ["--fail-on", "+flaky"]).status == 1)
    let unknown = try tool.run(Self.quick + ["--fail-on", "weather"])
    #expect(unknown.status != 0 && unknown.error.contains("does not know weather"))
    for nothing in ["", "+", ","] {
      let answer = try tool.run(Self.quick + ["--fail-on", nothing])
      #expect(answer.status != 0 && answer.error.contains("names no cause"), "\(answer.error)")
    }
  }

  @Test(
    "a case that passes when it is run again is newly flaky, and no failure unless that was asked for"
  )
  func flaky() throws {
    let tool = try CompareCommandTests.made("PROBE_EXTRA=trapOnce PROBE_MARK=mark")
    defer { tool.remove() }
    let answer = try tool.run(Self.quick)
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
    #expect(answer.output.contains("newly flaky: suite/scroll"), "\(answer.output)")
    try FileManager.default.removeItem(atPath: tool.folder.path + "/mark")
    #expect(try tool.run(Self.quick + ["--fail-on", "+flaky"]).status == 1)
    try FileManager.default.removeItem(atPath: tool.folder.path + "/mark")
    let once = try tool.run(Self.quick + ["--retries", "0"])
    #expect(once.status == 1 && once.output.contains("newly failing: suite/scroll"))
  }

  @Test("the page draws the history that was asked for")
  func history() throws {
    let tool = try CompareCommandTests.made("")
    defer { tool.remove() }
    let suite = CompareCommandTests.suite.replacing("ProbeCell", with: "UITableViewCell")
    try tool.write(suite, to: "plain.xml")
    #expect(try tool.run("run", "plain.xml", "--root", ".", "--output", "Q").status == 0)
    #expect(try tool.run("history", "add", "Q/result.json", "--database", "h.sqlite").status == 0)
    let run = ["run", "plain.xml", "--root", ".", "--output", "P", "--history", "h.sqlite"]
    #expect(try tool.run(run).status == 0)
    #expect(try tool.read("P/index.html").contains("id=\"history\""))
    let compare = try tool.run(Self.quick + ["--history", "h.sqlite", "--html", "p.html"])
    #expect(compare.status == 0, "\(compare.error)")
    #expect(try tool.read("p.html").contains("id=\"history\""))
    #expect(try !tool.read("Q/index.html").contains("id=\"history\""))
    let missing = try tool.run(Self.quick + ["--history", "none.sqlite", "--html", "p.html"])
    #expect(missing.status == 1 && missing.error.contains("nibmark history add"))
  }

  @Test("a canary that a noisy base hides is missed, and told")
  func canary() throws {
    let tool = try Tool()
    defer { tool.remove() }
    // Short iterations, so that a sample has enough of them to be slowed by 3 %.
    let suite = """
      <suite name="Noise" version="1">
        <fixture id="table"><tableView width="320" height="480" style="plain">
          <register class="ProbeCell" reuseIdentifier="C"/></tableView></fixture>
        <benchmark id="dequeue" fixture="table">
          <setup><dequeue reuseIdentifier="C"/><recycle/></setup>
          <measure><dequeue reuseIdentifier="C" keep="NO"/><recycle/></measure>
        </benchmark>
      </suite>
      """
    try tool.write(suite, to: "suite.xml")
    for side in ["base", "head"] {
      try CompareCommandTests.runner(tool, side, "PROBE_TURNS=100 PROBE_NOISE=1")
    }
    let compare =
      CompareCommandTests.arguments
      + ["--canary", "1", "--budget", "0.5", "--fail-on", "unreliable", "--output", "R"]
    var answer = try tool.run(compare)
    // The noise is drawn; as often as a statement may be wrong, it looks like the slowdown.
    for _ in 0..<2 where !answer.output.contains("canary missed") { answer = try tool.run(compare) }
    #expect(answer.output.contains("canary missed: suite/dequeue slowed by"), "\(answer.output)")
    #expect(answer.status == 1 && answer.output.contains("FAIL suite/dequeue a hidden slowdown of"))
    #expect(try tool.read("R/comparison.xml").contains("type=\"CanaryMissed\""))
    let stored = try tool.read("R/comparison.json")
    #expect(stored.contains("\"processes\" : ["))
  }
}
