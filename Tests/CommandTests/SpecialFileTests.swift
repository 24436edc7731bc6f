import Foundation
import Testing

/// Pipes without a reader or writer, and sockets: opening them as a file waits for ever, or fails without saying why.
@Suite("Pipes and sockets in the place of files", .serialized)
struct SpecialFileTests {
  enum Kind: CaseIterable {
    case pipe, socket

    /// The mode of `stat`.
    var mode: mode_t { self == .socket ? S_IFSOCK : S_IFIFO }

    func make(_ path: String) throws {
      switch self {
      case .pipe: try #require(mkfifo(path, 0o600) == 0)
      case .socket:
        let script = "import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])"
        let python = try Process.run(
          URL(fileURLWithPath: "/usr/bin/python3"),
          arguments: ["-c", script, path]
        )
        python.waitUntilExit()
        try #require(python.terminationStatus == 0)
      }
    }
  }

  private func makeTool(_ kind: Kind) throws -> Tool {
    let tool = try Tool()
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write(Sample.suite, to: "s.xml")
    #expect(try tool.run("run", "s.xml", "--output", "Reports").status == 0)
    #expect(try tool.run("history", "add", "Reports/result.json", "--database", "h").status == 0)
    for ending in ["json", "xib", "xml", "svg", "csv", "sqlite"] {
      try kind.make(tool.path("x." + ending))
    }
    return tool
  }

  private static let inputs = [
    "run x.xml", "validate x.xml", "list x.xml", "check x.xib", "inspect x.xib",
    "inspect x.xml --case a", "render x.xib", "init x.xib --suite made.xml",
    "run s.xml --durations x.json --shard 1/2", "run s.xml --rerun-failed --from x.json",
    "report --from x.json --markdown made.md", "merge x.json Reports/result.json -o Made",
    "history add x.json --database h", "history list --database x.sqlite",
    "history add Reports/result.json --database x.sqlite", "run s.xml --history x.sqlite",
    "compare s.xml --base x.json --skip-times",
    "compare s.xml --base Reports/result.json --head x.json --skip-times",
    "compare s.xml --base Reports/result.json --baseline x.json --skip-times",
  ]

  private static let outputs = [
    "run s.xml --junit x.xml", "run s.xml --output x.xml", "check View.xib --junit x.xml",
    "check View.xib --output x.xml", "render View.xib -o x.svg", "init View.xib --suite x.xml",
    "report --from Reports/result.json --html x.xml", "merge Reports/result.json -o x.xml",
    "history export --database h -o x.csv",
    "compare s.xml --base Reports/result.json --skip-times --markdown x.csv",
    "calibrate --seconds 0.5 --budget 0.1 --output x.json",
  ]

  @Test("a comparison of folders leaves them out", arguments: Kind.allCases)
  func leftOut(_ kind: Kind) throws {
    let tool = try Tool()
    defer { tool.remove() }
    for side in ["old", "new"] {
      try tool.write(Sample.xib(Sample.view()), to: "\(side)/View.xib")
      try tool.write(Sample.suite, to: "\(side)/s.xml")
      try tool.write("", to: "\(side)/deep/er/file")
      for path in ["pipe", "deep/er/pipe"] { try kind.make(tool.path("\(side)/\(path)")) }
    }
    let compare = "timeout -k 1 60 \"$nibmark\" compare --base old --head new --skip-times"
    let answer = try tool.shell(compare)
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
    try kind.make(tool.path("new/deep/p.xml"))
    let suite = try tool.shell(compare)
    #expect(suite.status == 0 || suite.output.isEmpty && suite.error.contains("p.xml"), "\(suite)")
    let diff = try tool.shell("timeout -k 1 60 \"$nibmark\" diff old new --exit-code")
    #expect(diff.status == 0, "\(diff.output)\(diff.error)")
    for side in ["old", "new"] { try kind.make(tool.path("\(side)/Same.xib")) }
    let same = try tool.shell("timeout -k 1 60 \"$nibmark\" diff old new")
    #expect(!same.wasKilled && same.status == 1, "\(same.output)\(same.error)")
    #expect((same.output + same.error).contains("Same.xib"))
  }

  @Test("no command waits for them, and each says what stands there", arguments: Kind.allCases)
  func refused(_ kind: Kind) throws {
    let tool = try makeTool(kind)
    defer { tool.remove() }
    let reasons = ["not a regular file", "no regular file", "nothing reads from this pipe"]
    for call in Self.inputs + Self.outputs {
      let answer = try tool.shell("timeout -k 1 60 \"$nibmark\" \(call)")
      #expect(answer.status == 1 && !answer.wasKilled, "\(call): \(answer.status)")
      let said = answer.output + answer.error
      let isNamed =
        reasons.contains { said.contains($0) } || said.contains("a file stands where a folder")
        || said.contains("exists already")
      #expect(isNamed, "\(call): \(said)")
    }
    for ending in ["json", "xib", "xml", "svg", "csv", "sqlite"] {
      var status = stat()
      #expect(stat(tool.path("x." + ending), &status) == 0)
      #expect(status.st_mode & S_IFMT == kind.mode, "\(ending) was replaced")
    }
  }
}
