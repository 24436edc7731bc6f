import Foundation
import Testing

@Suite("Workers and the journal as a person meets them", .serialized)
struct WorkerCommandTests {
  /// A suite whose second case takes for ever.
  private static let suite = """
    <suite name="Long" version="1">
      <fixture id="table"><tableView width="320" height="480" style="plain" rowHeight="44">
        <register class="UITableViewCell" reuseIdentifier="C"/></tableView></fixture>
      <case id="first"><assert test="count(//*) &gt; 0"/></case>
      <case id="endless" fixture="table"><dequeueStorm operations="900000000" onScreenMax="20">
        <reusable reuseIdentifier="C"/></dequeueStorm></case>
      <case id="last"><assert test="count(//*) &gt; 0"/></case>
    </suite>
    """

  @Test("a run that was killed leaves a journal, from which all reports are made")
  func killedRun() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let run = try start(tool)
    let worker = try #require(runningWorker(of: run, tool))
    kill(run.processIdentifier, SIGKILL)
    run.waitUntilExit()
    #expect(waits { !isAlive(worker) }, "the worker outlived its supervisor")
    let answer = try tool.run(
      "report",
      "--from",
      "Reports/journal.jsonl",
      "--output",
      "Made",
      "--markdown",
      "Made/run.md"
    )
    #expect(answer.status == 1, "\(answer.error)")
    let junit = try tool.read("Made/junit.xml")
    #expect(junit.contains("run incomplete: the run was killed: its journal has no end"))
    #expect(junit.contains("the run was ended from outside while this case ran"))
    let stored = try Stored(try tool.read("Made/result.json"))
    #expect(
      stored.statuses
        == ["run incomplete": "error", "first": "passed", "endless": "error", "last": "notRun"]
    )
    #expect(stored.summary.isComplete == false)
    #expect(try tool.read("Made/index.html").contains("endless"))
    #expect(try tool.read("Made/run.md").contains("endless"))
  }

  @Test("a journal that is cut off in its last line is still a run")
  func cutJournal() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.suite, to: "suite.xml")
    let run = try tool.run(
      "run",
      "suite.xml",
      "--root",
      ".",
      "--output",
      "Reports",
      "--exclude",
      "endless"
    )
    #expect(run.status == 0, "\(run.output)\(run.error)")
    let journal = try tool.read("Reports/journal.jsonl")
    let ends = journal.utf8.indices.filter { journal.utf8[$0] == 10 }
    let first = try #require(ends.first)
    for count in stride(from: 0, to: 600, by: 37) {
      let end = journal.utf8.index(first, offsetBy: count, limitedBy: journal.endIndex)
      try tool.write(String(journal[...(end ?? first)]), to: "cut.jsonl")
      let answer = try tool.run("report", "--from", "cut.jsonl", "--junit", "cut.xml")
      let isWhole = end == nil
      #expect(answer.status == (isWhole ? 0 : 1), "\(answer.error)")
      #expect(try tool.read("cut.xml").contains("name=\"last\""))
      #expect(try tool.read("cut.xml").contains("run incomplete") == !isWhole)
    }
    try tool.write(String(journal.prefix(40)), to: "cut.jsonl")
    let answer = try tool.run("report", "--from", "cut.jsonl", "--junit", "cut.xml")
    #expect(answer.status == 1 && answer.error.contains("before its plan"))
    #expect(try tool.read("cut.xml").contains("run incomplete"))
  }

  @Test("a worker killed from outside is one error, and the run goes on")
  func killedWorker() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let run = try start(tool)
    kill(try #require(runningWorker(of: run, tool)), SIGKILL)
    run.waitUntilExit()
    #expect(run.terminationStatus == 1)
    let stored = try Stored(try tool.read("Reports/result.json"))
    #expect(stored.statuses == ["first": "passed", "endless": "error", "last": "passed"])
    #expect(stored.summary.isComplete)
    #expect(try tool.read("Reports/junit.xml").contains("SIGKILL"))
  }

  @Test("a hanging case ends at --timeout")
  func timeout() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.suite, to: "suite.xml")
    let answer = try tool.run("run", "suite.xml", "--root", ".", "--timeout", "1")
    #expect(answer.status == 1)
    #expect(answer.output.contains("the case took longer than 1 s"), "\(answer.output)")
    #expect(answer.output.contains("2 passed"))
  }

  @Test("report renders a stored run byte for byte")
  func renderAgain() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.suite, to: "suite.xml")
    let options = ["--root", ".", "--output", "Reports", "--exclude", "endless"]
    for more in [[], ["--in-process"]] {
      let run = try tool.run(["run", "suite.xml"] + options + more)
      #expect(run.status == 0, "\(run.output)\(run.error)")
      for source in ["Reports/result.json", "Reports/journal.jsonl"] {
        #expect(try tool.run("report", "--from", source, "--output", "Made").status == 0)
        for file in ["junit.xml", "result.json", "index.html"] {
          #expect(try tool.read("Made/" + file) == (try tool.read("Reports/" + file)), "\(file)")
        }
      }
    }
  }

  @Test("options that exclude one another, and a worker without a supervisor, are refused")
  func refusals() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.suite, to: "suite.xml")
    let both = try tool.run("run", "suite.xml", "--in-process", "--workers", "2")
    #expect(both.status == 1 && both.error.contains("--in-process"))
    #expect(try tool.run("run", "suite.xml", "--workers", "0").error.contains("1 to 256"))
    #expect(try tool.run("run", "suite.xml", "--timeout", "0").error.contains("--timeout"))
    let worker = try tool.run("worker")
    #expect(worker.status == 1 && worker.error.contains("started by `nibmark run`"))
    #expect(try tool.run("report").error.contains("say what to write"))
    let missing = try tool.run("report", "--from", "no.json", "--junit", "j.xml")
    #expect(missing.status == 1 && missing.error.contains("no.json"))
  }
}

extension WorkerCommandTests {
  /// The part of `result.json` that the tests ask for.
  private struct Stored: Decodable {
    struct Summary: Decodable { var isComplete: Bool }
    struct Suite: Decodable { var cases: [Case] }
    struct Case: Decodable {
      struct Identity: Decodable { var name: String }
      var identity: Identity
      var status: String
    }

    var summary: Summary
    var suites: [Suite]

    init(_ text: String) throws {
      self = try JSONDecoder().decode(Stored.self, from: Data(text.utf8))
    }

    var statuses: [String: String] {
      let cases = suites.flatMap(\.cases)
      return Dictionary(cases.map { ($0.identity.name, $0.status) }) { one, _ in one }
    }
  }

  /// Starts a run that one worker alone carries out, and that will not end by itself.
  private func start(_ tool: Tool) throws -> Process {
    try tool.write(Self.suite, to: "suite.xml")
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = [
      "run", "suite.xml", "--root", ".", "--output", "Reports", "--workers", "1",
    ]
    process.currentDirectoryURL = tool.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The process that runs the endless case, once it does.
  private func runningWorker(of run: Process, _ tool: Tool) -> pid_t? {
    let isRunning = waits {
      let journal = (try? tool.read("Reports/journal.jsonl")) ?? ""
      return journal.split(separator: "\n").contains {
        $0.contains("\"caseStarted\"") && $0.contains("\"endless\"")
      }
    }
    let parent = run.processIdentifier
    let list = try? String(
      contentsOfFile: "/proc/\(parent)/task/\(parent)/children",
      encoding: .utf8
    )
    let children = list?.split(separator: " ").compactMap { pid_t($0) } ?? []
    return isRunning && children.count == 1 ? children.first : nil
  }

  @Test("a case that makes views until memory ends is an error, and the others run")
  func manyViews() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let steps = "<dequeue reuseIdentifier=\"C\" count=\"1000000\"/>"
    let suite = Sample.endless.replacing(
      #/<dequeueStorm.*</dequeueStorm>/#.dotMatchesNewlines(),
      with: steps
    )
    try tool.write(suite.replacing("\"endless\" ", with: "\"endless\" smoke=\"YES\" "), to: "s.xml")
    let answer = try tool.run("run", "s.xml", "--memory-limit", "256")
    #expect(answer.status == 1 && !answer.wasKilled)
    #expect(
      answer.output.contains("the case needs more memory than its limit of 256 MiB"),
      "\(answer.output)"
    )
    #expect(answer.output.contains("1 error, 2 passed"), "\(answer.output)")
  }

  /// Whether a process runs; one that nobody has buried yet does not.
  private func isAlive(_ process: pid_t) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state.map { !$0.contains(") Z ") } ?? false
  }

  /// Whether something comes true within twenty seconds.
  private func waits(for condition: () -> Bool) -> Bool {
    for _ in 0..<2000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }
}
