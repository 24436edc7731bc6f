import Foundation
import Testing

@Suite("Output is written, or the command fails", .serialized)
struct OutputFailureTests {
  private static func makeTool() throws -> Tool {
    let tool = try Tool()
    try tool.write(Sample.green, to: "green.xml")
    return tool
  }

  private static let run = "\"$nibmark\" run green.xml --root . --output Reports"

  @Test(
    "standard output on a full disk fails with its reason",
    arguments: [
      run, "\"$nibmark\" --help", "\"$nibmark\" list green.xml --root .", "\"$nibmark\" schema",
    ]
  )
  func fullDisk(command: String) throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    let answer = try tool.shell(command + " >/dev/full")
    #expect(answer.status == 1, "\(answer)")
    #expect(answer.error == "nibmark: cannot write standard output: No space left on device\n")
  }

  @Test("a closed pipe ends quietly after the reports were written")
  func closedPipe() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    let answer = try tool.shell(
      """
      \(Self.run) --verbose | true; echo ${PIPESTATUS[0]}
      "$nibmark" schema | head -c 1 >/dev/null; echo ${PIPESTATUS[0]}
      """
    )
    #expect(answer.output == "141\n141\n" && answer.error.isEmpty, "\(answer)")
    #expect(tool.entries("Reports") == ["index.html", "journal.jsonl", "junit.xml", "result.json"])
  }

  @Test("a closed standard output fails, and no report takes its place")
  func closedOutput() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    let answer = try tool.shell(Self.run + " >&-")
    #expect(answer.status == 1 && answer.error.contains("cannot write standard output"))
    #expect(try tool.read("Reports/journal.jsonl").hasPrefix("{\"event\""))
  }

  @Test("reports, exports and the step summary fail with their reasons")
  func reports() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    for option in ["--junit /dev/full", "--export csv=/dev/full"] {
      let answer = try tool.shell("\"$nibmark\" run green.xml --root . \(option)")
      #expect(answer.status == 1 && answer.output.contains("/dev/full: cannot write: No space"))
    }
    for (path, reason) in [
      ("/dev/full", "No space left on device"), ("/nibmark/no", "No such file or directory"),
    ] {
      let answer = try tool.run(
        ["run", "green.xml", "--root", ".", "--github"],
        environment: ["GITHUB_STEP_SUMMARY": path]
      )
      #expect(answer.status == 1)
      #expect(answer.error.contains("step summary") && answer.error.contains(reason))
    }
  }

  @Test(
    "two options that name one file are refused before anything runs",
    arguments: [
      ["run", "green.xml", "--output", "Reports", "--junit", "Reports/junit.xml"],
      ["run", "green.xml", "--junit", "a", "--export", "csv=./a"],
      ["run", "green.xml", "--export", "csv=a", "--export", "bencher=a"],
      ["report", "--from", "r.json", "--html", "a", "--markdown", "../\(folderPlaceholder)/a"],
      ["report", "--from", "r.json", "--junit", "r.json"],
      ["compare", "--base", "r.json", "--html", "a", "--markdown", "a"],
      ["check", ".", "--output", ".", "--junit", "result.json"],
    ]
  )
  func oneFile(arguments: [String]) throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    try tool.write("kept", to: "r.json")
    let arguments = arguments.map {
      $0.replacing(Self.folderPlaceholder, with: tool.folder.lastPathComponent)
    }
    let answer = try tool.run(arguments)
    #expect(answer.status == 1, "\(answer)")
    #expect(answer.error.contains("one file") || answer.error.contains("twice"), "\(answer.error)")
    #expect(try tool.read("r.json") == "kept")
    #expect(tool.entries(".").contains("a") == false)
  }

  private static let folderPlaceholder = "FOLDER"

  @Test("limits of the shell are kept to, or named")
  func limits() throws {
    let tool = try Self.makeTool()
    defer { tool.remove() }
    let memory = try tool.shell("ulimit -v 3000000; \(Self.run)")
    #expect(memory.status == 0, "\(memory.output)")
    let files = try tool.shell("ulimit -n 24; \(Self.run) --workers 16")
    #expect(files.status == 0, "\(files.output)")
    let fewFiles = try tool.shell("ulimit -n 12; \(Self.run)")
    #expect(fewFiles.status == 1 && fewFiles.output.contains("at most 12 (ulimit -n)"))
    #expect(try tool.read("Reports/junit.xml").contains("run incomplete: "))
    let size = try tool.shell("ulimit -f 4; \(Self.run)")
    #expect(size.status == 1 && size.output.contains("may have 4096 bytes (ulimit -f)"))
    #expect(!tool.entries("Reports").contains { $0.hasSuffix(".tmp") })
  }
}
