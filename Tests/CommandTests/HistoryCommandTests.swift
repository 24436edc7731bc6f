import Foundation
import Testing

@Suite("History and exports as a person meets them", .serialized)
struct HistoryCommandTests {
  private static let suite = """
    <suite name="Speed" version="1">
      <nib name="View" file="View.xib"/>
      <case id="loads"><instantiate nib="View"/><assert test="count(//view) &gt; 0"/></case>
      <benchmark id="instantiates" samples="3" iterations="2">
        <measure><instantiate nib="View"/></measure></benchmark>
    </suite>
    """

  private func makeRun(_ tool: Tool, _ arguments: String...) throws {
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write(Self.suite, to: "s.xml")
    let answer = try tool.run(
      ["run", "s.xml", "--root", ".", "--output", "Reports"] + arguments,
      environment: ["GITHUB_ACTIONS": "", "GITHUB_STEP_SUMMARY": ""]
    )
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
  }

  @Test("a run is added once, listed, shown, drawn, exported and forgotten")
  func history() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try makeRun(tool)
    let missing = try tool.run("history", "list")
    #expect(missing.status == 1 && missing.error.contains("nibmark history add"))
    let added = try tool.run(
      "history",
      "add",
      "Reports/result.json",
      "--commit",
      "abcdef0123456789",
      "--branch",
      "main"
    )
    #expect(added.output.contains("added as run 1"), "\(added.error)")
    #expect(
      try tool.run("history", "add", "--branch", "main").output.contains("was there as run 1")
    )
    let list = try tool.run("history", "list").output
    #expect(list.contains("main") && list.contains("Passed: 2 passed"))
    #expect(try tool.run("history", "show").output.contains("s/instantiates wallTime  1 value"))
    #expect(try tool.run("history", "show", "1").output.contains("Passed: 2 passed"))
    let plot = try tool.run("history", "plot", "instantiates wallTime", "--svg", "p.svg")
    #expect(plot.status == 0, "\(plot.error)")
    #expect(try tool.read("p.svg").hasPrefix("<svg"))
    #expect(try tool.run("history", "plot", "s/", "--svg", "p.svg").error.contains("fit:"))
    let csv = try tool.run("history", "export", "--filter", "viewsCreated").output
    #expect(csv.split(separator: "\r\n").count == 2, "\(csv)")
    let bencher = try tool.run("history", "export", "--run", "1", "--format", "bencher").output
    #expect(bencher.contains("\"latency\""))
    #expect(
      try tool.run("history", "prune", "--keep", "0", "--dry-run").output.contains("1 run would")
    )
    #expect(try tool.run("history", "prune", "--keep", "0").status == 0)
    #expect(try !tool.run("history", "list", "--all-branches").output.contains("main"))
  }

  @Test("a commit that is told later is stored, and another one is refused")
  func lateCommit() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try makeRun(tool)
    let add = ["history", "add", "Reports/result.json"]
    #expect(try tool.run(add).output.contains("added as run 1"))
    #expect(try !tool.run("history", "list", "--all-branches").output.contains("abcdef"))
    let late = try tool.run(add + ["--commit", "abcdef0123456789", "--branch", "topic"])
    #expect(late.status == 0 && late.output.contains("was there as run 1; its commit"))
    let list = try tool.run("history", "list", "--all-branches").output
    #expect(list.contains("abcdef") && list.contains("topic"), "\(list)")
    let again = try tool.run(add + ["--commit", "abcdef0123456789"])
    #expect(again.status == 0 && !again.output.contains("stored now"), "\(again.output)")
    let other = try tool.run(add + ["--commit", "0123456789"])
    #expect(other.status == 1 && other.error.contains("has the commit abcdef0123456789 already"))
  }

  @Test("a history that cannot be opened is answered with the options that name one")
  func place() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try makeRun(tool)
    for command in [
      ["run", "s.xml", "--root", ".", "--history"], ["history", "list", "--database"],
    ] {
      let answer = try tool.run(command + ["/"])
      #expect(answer.status != 0)
      #expect(answer.error.contains("with --database or --history"), "\(answer.error)")
    }
  }

  @Test("the list shows whole names, whatever characters they have")
  func names() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try makeRun(tool)
    let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    for (index, branch) in [family + "feature", "cafe\u{301}", "main"].enumerated() {
      let answer = try tool.run(
        "history",
        "add",
        "--branch",
        branch,
        "--commit",
        String(repeating: "\(index)", count: 40),
        "--database",
        "h\(index).sqlite"
      )
      #expect(answer.status == 0, "\(answer.error)")
      let list = try tool.run("history", "list", "--all-branches", "--database", "h\(index).sqlite")
      #expect(list.output.contains(index == 0 ? "feature " : branch + " "), "\(list.output)")
    }
  }

  @Test("exports are written with the other reports, by run and by report")
  func exports() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try makeRun(tool, "--export", "csv=Out/m.csv", "--export", "openmetrics=Out/m.txt")
    #expect(try tool.read("Out/m.csv").contains(",wallTime,ns,false,"))
    #expect(try tool.read("Out/m.txt").hasSuffix("# EOF\n"))
    let again = try tool.run("report", "--export", "csv=Out/again.csv")
    #expect(again.status == 0, "\(again.error)")
    #expect(try tool.read("Out/again.csv") == tool.read("Out/m.csv"))
    #expect(try tool.run("report", "--export", "excel=x").status == 1)
  }

  @Test("GitHub Actions gets annotations and a summary, unless it is not to")
  func gitHub() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let red =
      "<suite name=\"R\" version=\"1\"><case id=\"c\"><assert test=\"//window/@x = 2\"/></case></suite>"
    try tool.write(red, to: "r.xml")
    try tool.write("before\n", to: "summary.md")
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": tool.folder.path + "/summary.md",
    ]
    let run = ["run", "r.xml", "--root", "."]
    let quiet = try tool.run(run + ["--no-github"], environment: environment)
    #expect(!quiet.output.contains("::error") && quiet.status == 1)
    #expect(try tool.read("summary.md") == "before\n")
    let told = try tool.run(run, environment: environment)
    #expect(told.output.contains("::error file=r.xml,line=1"))
    #expect(try tool.read("summary.md").hasPrefix("before\n## ❌ Nibmark: failed"))
    let asked = try tool.run(run + ["--github"], environment: ["GITHUB_ACTIONS": ""])
    #expect(asked.output.contains("::error"))
  }
}
