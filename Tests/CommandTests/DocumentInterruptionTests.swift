import Foundation
import Testing

@Suite("Signals to commands that work at documents", .serialized)
struct DocumentInterruptionTests {
  private func makeTool() throws -> Tool {
    let tool = try Tool()
    try tool.write(Sample.xib(Sample.view()), to: "a.xib")
    try tool.write(DocumentWorkerTests.long(labels: 100_000), to: "long.xib")
    try FileManager.default.createDirectory(
      atPath: tool.path("tmp"),
      withIntermediateDirectories: true
    )
    return tool
  }

  /// Starts a command, and waits until it has started processes of its own.
  private func begin(_ call: String) -> String {
    """
    export TMPDIR=$PWD/tmp
    "$nibmark" \(call) >console 2>errors &
    run=$!
    for _ in $(seq 2000); do
      workers=$(cat /proc/$run/task/*/children 2>/dev/null)
      [ -n "$workers" ] && break
      sleep 0.01
    done
    [ -n "$workers" ] || echo "no worker began"
    sleep 0.3

    """
  }

  /// Says who still runs of the command's processes; a moment may pass until they are gone.
  private let left = """

    for worker in $workers; do
      for _ in $(seq 200); do kill -0 $worker 2>/dev/null || continue 2; sleep 0.01; done
      echo "a worker is left"
    done
    true
    """

  private static let calls = [
    "check . --widths 320 --workers 2 --output Reports", "inspect a.xib long.xib --diagnose",
    "render long.xib -o made.svg",
    "calibrate --seconds 60 --neighbours 1 --output made.json",
  ]

  @Test(
    "workers end, the exit code is the shells', and no temporary file is left",
    arguments: calls,
    [("INT", 130), ("TERM", 143)]
  )
  func signal(_ call: String, signal: (name: String, code: Int)) throws {
    let tool = try makeTool()
    defer { tool.remove() }
    let answer = try tool.shell(
      begin(call) + "kill -\(signal.name) $run; wait $run; echo $?" + left
    )
    let errors = try tool.read("errors")
    #expect(answer.output == "\(signal.code)\n", "\(answer.output)\(errors)")
    #expect(tool.entries("tmp").isEmpty, "\(tool.entries("tmp"))")
    let made = tool.entries(".").filter { !$0.hasPrefix(".") && !$0.hasSuffix(".xib") }
    let expected = ["console", "errors", "tmp"] + (call.contains("Reports") ? ["Reports"] : [])
    #expect(made == expected.sorted())
    guard call.contains("Reports") else { return }
    #expect(tool.entries("Reports") == ["index.html", "journal.jsonl", "junit.xml", "result.json"])
    for file in ["Reports/junit.xml", "Reports/result.json", "Reports/index.html", "console"] {
      let text = try tool.read(file)
      #expect(text.contains("run incomplete: SIG\(signal.name) ended the run"), "\(file)")
    }
  }

  @Test("a second signal ends the command at once, and no worker outlives it", arguments: calls)
  func second(_ call: String) throws {
    let tool = try makeTool()
    defer { tool.remove() }
    let answer = try tool.shell(
      begin(call) + "kill -INT $run; sleep 0.3; kill -TERM $run; wait $run; echo $?" + left
    )
    #expect(["130\n", "143\n"].contains(answer.output), "\(answer.output)")
  }
}
