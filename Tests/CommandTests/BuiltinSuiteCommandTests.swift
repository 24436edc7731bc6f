import Foundation
import Testing

@Suite("Suites that the tool carries in itself")
struct BuiltinSuiteCommandTests {
  /// Runs a script whose temporary folders are made in one of the test's own.
  private static func shell(_ script: String, _ tool: Tool) throws -> Tool.Answer {
    try tool.shell("mkdir -p temporary; export TMPDIR=$PWD/temporary\n" + script)
  }

  @Test("are listed and validated without a folder of suites, also in a work tree")
  func listed() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try Self.shell(
      "mkdir .git; $nibmark list builtin: && $nibmark validate builtin:",
      tool
    )
    #expect(answer.status == 0, "\(answer.error)")
    let lines = answer.output.split(separator: "\n")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("builtin:") })
    #expect(lines.contains { $0.hasPrefix("builtin:Conformance.TV.table-touches/") })
    #expect(lines.contains { $0.hasPrefix("builtin:Conformance.Lists.") })
    #expect(lines.last?.hasSuffix(": no mistakes") == true)
    #expect(tool.entries("temporary").isEmpty)
  }

  @Test("run under another release's UIKit, whose name must be known")
  func profile() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try Self.shell("$nibmark run builtin:ios17 --profile ios18", tool).status == 0)
    let older = try Self.shell("$nibmark run builtin:ios17 --profile ios11", tool)
    #expect(older.status == 1, "\(older.output)\(older.error)")
    let unknown = try Self.shell("$nibmark run builtin:ios17 --profile ios5", tool)
    #expect(unknown.status != 0)
    #expect(
      unknown.error.contains(
        "--profile takes one of ios6, ios7, ios11, ios15, ios16, ios17, ios18, ios26, not ios5"
      )
    )
  }

  @Test("run under names that stay the same, and leave no file behind")
  func run() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try Self.shell(
      "$nibmark run builtin:autoresizing builtin:nib-loading.xml --output Reports",
      tool
    )
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
    let report = try tool.read("Reports/junit.xml")
    #expect(report.contains("file=\"builtin:Conformance/NB/nib-loading.xml\""))
    #expect(report.contains("classname=\"builtin:autoresizing\""))
    #expect(!answer.output.contains(tool.folder.path))
    #expect(tool.entries("temporary").isEmpty)
  }

  @Test("run by the line of a case, as reports print it")
  func line() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let long = try Self.shell("$nibmark list builtin:autoresizing --long", tool)
    let fields = long.output.split(separator: "\n")[0].split(separator: "\t")
    let answer = try Self.shell("$nibmark list \(fields[1])", tool)
    #expect(answer.output.split(separator: "\n").map(Substring.init) == [fields[0]])
  }

  @Test("are whole beside a group of rules, where they are named themselves")
  func besideGroup() throws {
    let tool = try Tool()
    defer { tool.remove() }
    func cases(_ paths: String) throws -> Set<String> {
      let answer = try Self.shell("$nibmark list --long \(paths)", tool)
      #expect(answer.status == 0, "\(answer.error)")
      return Set(answer.output.split(separator: "\n").map(String.init))
    }
    let (suite, group) = (try cases("builtin:autoresizing"), try cases("builtin:FL"))
    #expect(!suite.isEmpty && suite.isDisjoint(with: group))
    #expect(try cases("builtin:autoresizing builtin:FL") == suite.union(group))
    let first = try #require(suite.min())
    let place = first.split(separator: "\t")[1]
    #expect(try cases("\(place) builtin:FL") == group.union([first]))
    #expect(try cases("builtin: builtin:FL") == cases("builtin:"))
  }

  @Test(
    "are refused with what to do",
    arguments: [
      ("run builtin:nothing", "has no suite and no group of rules builtin:nothing"),
      ("run builtin:editing", "is one of builtin:Conformance/Lists/editing.xml, "),
      ("run builtin:Nibs/Header.xib", "has no suite and no group"),
      ("run builtin: Suites", "run other suites by themselves"),
      ("list builtin: --root .", "leave --root out"),
      ("run builtin: --record-snapshots", "builtin: has no place"),
      ("compare --base HEAD builtin:", "belong to no revision"),
    ]
  )
  func refused(arguments: String, message: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try Self.shell("$nibmark \(arguments)", tool)
    #expect(answer.status == 1)
    #expect(answer.error.contains(message), "\(answer.error)")
    #expect(tool.entries("temporary").isEmpty)
  }

  @Test("say what to do where nothing can be written")
  func unwritable() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try tool.shell("TMPDIR=/dev/null $nibmark list builtin:")
    #expect(answer.status == 1)
    #expect(answer.error.contains("set TMPDIR to a folder that can be written"))
  }

  @Test("are removed when a signal ends the run", arguments: ["INT", "TERM", "KILL"])
  func signal(name: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try Self.shell(
      """
      "$nibmark" run builtin:stress --stress-operations 100000000 >/dev/null 2>&1 &
      run=$!
      for _ in $(seq 2000); do [ -n "$(ls temporary)" ] && break; sleep 0.01; done
      ls temporary | wc -l
      kill -\(name) $run; wait $run; echo $?
      for _ in $(seq 6000); do [ -z "$(ls temporary)" ] && break; sleep 0.01; done
      """,
      tool
    )
    let code = ["INT": 130, "TERM": 143, "KILL": 137][name] ?? 0
    #expect(answer.output == "1\n\(code)\n", "\(answer.error)")
    #expect(tool.entries("temporary").isEmpty)
  }
}
