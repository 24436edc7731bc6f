import Foundation
import Testing

@Suite("Runs that do not come to their end", .serialized)
struct InterruptionCommandTests {
  private static func makeTool() throws -> Tool {
    let tool = try Tool()
    try tool.write(Sample.green, to: "green.xml")
    try tool.write(Sample.endless, to: "endless.xml")
    return tool
  }

  /// Begins an endless run over the reports of a green one, and waits until its second case runs.
  private static let begin = """
    "$nibmark" run green.xml --root . --output Reports >/dev/null || exit 99
    "$nibmark" run endless.xml --root . --output Reports --workers 1 --timeout 20 $option \
      >console 2>&1 &
    run=$!
    for _ in $(seq 2000); do
      grep -q '"caseStarted".*"name":"endless"' Reports/journal.jsonl 2>/dev/null && break
      sleep 0.01
    done

    """

  @Test(
    "SIGINT and SIGTERM end the workers, write all reports and exit as shells say",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)]
  )
  func signal(name: String, code: Int) throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    let answer = try tool.shell(
      Self.begin + """
        worker=$(cat /proc/$run/task/$run/children)
        kill -\(name) $run; wait $run; echo $?
        kill -0 $worker 2>/dev/null && echo "a worker is left"
        true
        """
    )
    #expect(answer.output == "\(code)\n", "\(answer.error)")
    #expect(tool.entries("Reports") == ["index.html", "journal.jsonl", "junit.xml", "result.json"])
    for file in ["Reports/junit.xml", "Reports/result.json", "Reports/index.html", "console"] {
      #expect(try tool.read(file).contains("run incomplete: SIG\(name) ended the run"), "\(file)")
    }
    let again = try tool.run("report", "--from", "Reports/journal.jsonl", "--output", "Made")
    #expect(again.status == 1)
    #expect(try tool.read("Made/result.json") == (try tool.read("Reports/result.json")))
  }

  @Test("one signal that comes twice at once is one, and a later second one ends at once")
  func secondSignal() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    let twice = try tool.shell(
      Self.begin + "kill -TERM $run; kill -TERM $run; wait $run; echo $?"
    )
    #expect(twice.output == "143\n")
    #expect(tool.entries("Reports").contains("junit.xml"))
    // The pipe is full and nobody reads it, so the reports of the first signal are never whole.
    let later = try tool.shell(
      "mkfifo pipe; exec 3<>pipe; head -c 65536 /dev/zero >&3; option='--junit pipe'\n" + Self.begin
        + "kill -INT $run; sleep 0.5; kill -TERM $run; wait $run; echo $?"
    )
    #expect(later.output == "143\n", "\(later.error)")
  }

  @Test("a killed run leaves no report of the run before it, and its journal says so")
  func killed() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    let answer = try tool.shell(Self.begin + "kill -KILL $run; wait $run; echo $?")
    #expect(answer.output == "137\n", "\(answer.error)")
    #expect(tool.entries("Reports") == ["journal.jsonl"])
    for (style, code) in [("plain", Int32(1)), ("rich", 5), ("bisect", 125)] {
      let report = try tool.run(
        "report",
        "--from",
        "Reports/journal.jsonl",
        "--output",
        "Made",
        "--exit-code",
        style
      )
      #expect(report.status == code)
    }
    let rerun = try tool.run(
      "run",
      "endless.xml",
      "--root",
      ".",
      "--output",
      "Reports",
      "--rerun-failed",
      "--timeout",
      "1"
    )
    #expect(rerun.output.contains("2 cases in 1 suite"), "\(rerun.output)\(rerun.error)")
    #expect(rerun.output.contains("1 passed"))
    let once = try tool.run(
      "run",
      "endless.xml",
      "--root",
      ".",
      "--output",
      "Reports",
      "--rerun-failed",
      "--timeout",
      "1"
    )
    #expect(once.output.contains("1 case in 1 suite"), "\(once.output)\(once.error)")
  }

  @Test("a run that ended at its first red case is incomplete for merge and report")
  func failFast() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    let red = Sample.green.replacing(
      "id=\"a\"><assert test=\"",
      with: "id=\"a\"><assert test=\"0 * "
    )
    try tool.write(red, to: "red.xml")
    let run = ["run", "red.xml", "--root", ".", "--workers", "1", "--output", "R"]
    let told = "the run is incomplete: it ended before every case had its turn"
    for (option, status) in [("--fail-fast", Int32(5)), ("--verbose", 0)] {
      #expect(try tool.run(run + [option]).status == 1)
      let merged = try tool.run("merge", "R/result.json", "-o", "all.json", "--exit-code", "rich")
      let report = try tool.run(
        ["report", "--from", "R/result.json", "--html", "p.html", "--exit-code", "rich"]
      )
      for answer in [merged, report] {
        #expect(answer.status == status, "\(answer.output)\(answer.error)")
        #expect(answer.error.contains(told) == (status == 5))
      }
    }
  }

  @Test("after a run that was killed before its plan, all cases run again")
  func killedEarly() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    try tool.write("", to: "Reports/journal.jsonl")
    let rerun = ["run", "green.xml", "--root", ".", "--output", "Reports", "--rerun-failed"]
    let answer = try tool.run(rerun)
    #expect(answer.status == 0 && answer.output.contains("3 passed"), "\(answer.error)")
    #expect(answer.error.contains("all cases run again"))
    let green = try tool.run(rerun)
    #expect(green.status == 0 && green.error.contains("no case was red"), "\(green.error)")
    let journal = try tool.read("Reports/journal.jsonl")
    let lines = journal.split(separator: "\n").filter { !$0.contains("\"runFinished\"") }
    try tool.write(lines.joined(separator: "\n") + "\n", to: "Reports/journal.jsonl")
    let late = try tool.run(rerun + ["--exit-code", "bisect"])
    #expect(late.status == 125 && late.error.contains("run all cases again"), "\(late.error)")
  }

  @Test("a run whose suites cannot be read leaves no green report either")
  func unreadable() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    #expect(try tool.run("run", "green.xml", "--root", ".", "--output", "Reports").status == 0)
    try tool.write("<suite", to: "broken.xml")
    #expect(try tool.run("run", "broken.xml", "--root", ".", "--output", "Reports").status == 1)
    #expect(tool.entries("Reports") == ["journal.jsonl"])
    #expect(
      try tool.run("report", "--from", "Reports/journal.jsonl", "--junit", "j.xml").status == 1
    )
  }

  @Test("a second run into the folder is refused and told of the first; a dead one holds nothing")
  func secondRun() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    let answer = try tool.shell(
      Self.begin + """
        echo $run
        "$nibmark" run green.xml --root . --output Reports; echo $?
        "$nibmark" report --from Reports/journal.jsonl --output Reports >/dev/null; echo $?
        kill -KILL $run; wait $run 2>/dev/null
        "$nibmark" run green.xml --root . --output Reports >/dev/null; echo $?
        """
    )
    let lines = answer.output.split(separator: "\n")
    #expect(lines.dropFirst() == ["1", "1", "0"], "\(answer)")
    let process = try #require(lines.first)
    #expect(answer.error.contains("process \(process) (nibmark run) writes its reports"))
  }

  @Test("a merge without a shard, or with one that was killed, is red and not decided")
  func merge() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    for index in 1...3 {
      _ = try tool.run(
        "run",
        "green.xml",
        "--root",
        ".",
        "--shard",
        "\(index)/3",
        "--output",
        "P\(index)"
      )
    }
    let parts = (1...3).map { "P\($0)/result.json" }
    #expect(try tool.run(["merge"] + parts + ["-o", "All"]).status == 0)
    let journal = try tool.read("P2/journal.jsonl").split(separator: "\n").dropLast()
    try tool.write(journal.joined(separator: "\n") + "\n", to: "killed.jsonl")
    try tool.write("", to: "empty.jsonl")
    for others in [[], ["killed.jsonl"], ["empty.jsonl"]] {
      let arguments = ["merge", parts[0], parts[2]] + others + ["-o", "All"]
      let answer = try tool.run(arguments + ["--exit-code", "bisect"])
      #expect(answer.status == 125, "\(answer)")
      #expect(answer.error.contains("the run is incomplete"))
      for file in ["junit.xml", "result.json", "index.html"] {
        #expect(try tool.read("All/" + file).contains("run incomplete: "), "\(others) \(file)")
      }
    }
    #expect(try tool.run("merge", parts[0], "missing.json", "-o", "All").status == 1)
    #expect(tool.entries("All").isEmpty)
  }
}
