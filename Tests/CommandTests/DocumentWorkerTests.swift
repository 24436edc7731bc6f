import Foundation
import Testing

@Suite("Documents in workers, as a person meets them", .serialized)
struct DocumentWorkerTests {
  /// A document that takes much longer than the others.
  static func long(labels count: Int) -> String {
    let labels = (0..<count).map {
      """
      <label opaque="NO" text="Label \($0)" id="l\($0)"><rect key="frame" x="0" y="\($0 * 20)" \
      width="100" height="20"/></label>
      """
    }
    return Sample.xib(
      """
      <view id="long"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      \(labels.joined(separator: "\n"))
      </subviews></view>
      """
    )
  }

  /// A folder of documents: good ones, one without end tag, two that disagree on a class, and one that takes long.
  private func folder() throws -> Tool {
    let tool = try Tool()
    for name in ["a", "b", "d", "e"] {
      try tool.write(Sample.xib(Sample.view()), to: "\(name).xib")
    }
    try tool.write("<document><objects>", to: "cut.xib")
    for (name, element) in [("f", "label"), ("g", "button")] {
      let object = """
        <\(element) opaque="NO" id="one" customClass="Same"><rect key="frame" x="0" y="0" width="9" height="9"/></\(element)>
        """
      try tool.write(Sample.xib(object), to: "\(name).xib")
    }
    try tool.write(Self.long(labels: 4000), to: "c.xib")
    return tool
  }

  /// Without what differs from run to run.
  private func stable(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      line.replacing(#/\d[\d\u{202f} .]* (s|ms|µs|ns)\b/#, with: "TIME")
    }
    // Only slow cases are listed, so that the list depends on the machine.
    .filter { !$0.drop { $0 == " " }.hasPrefix("TIME  ") && $0 != "Slowest cases" }
    .joined(separator: "\n")
  }

  @Test("a picture that cannot be drawn is an error, whatever its document is called")
  func undrawn() throws {
    let tool = try Tool()
    defer { tool.remove() }
    // The first sign joins whatever stands before it.
    for name in ["none.xib", "\u{301}.xib"] {
      let answer = try tool.run("render", name, "-o", "out.svg")
      #expect(answer.status == 1 && !answer.error.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: tool.path("out.svg")))
    }
  }

  @Test("workers print what one process prints, in the documents' order", arguments: [1, 3])
  func same(workers: Int) throws {
    let tool = try folder()
    defer { tool.remove() }
    let files = ["g.xib", "c.xib", "cut.xib", "a.xib", "f.xib"]
    let calls =
      [["check", ".", "--verbose"], ["check", ".", "--filter", "view"], ["render", "f.xib"]]
      + ["text", "xml", "json", "jsonl"].map { ["inspect", "--format", $0, "--diagnose"] + files }
    for call in calls {
      let one = try tool.run(call + ["--in-process"])
      let many = try tool.run(call + ["--workers", "\(workers)"])
      #expect(one.status == many.status, "\(call)")
      #expect(stable(one.output) == stable(many.output), "\(call)")
      #expect(one.error == many.error, "\(call)")
    }
  }

  @Test("a document that takes too long is an error, and the others are checked")
  func timeout() throws {
    let tool = try folder()
    defer { tool.remove() }
    try tool.write(Self.long(labels: 200_000), to: "c.xib")
    let check = try tool.run("check", "a.xib", "c.xib", "d.xib", "--timeout", "1")
    #expect(check.status == 1 && !check.wasKilled)
    #expect(check.output.contains("the document took longer than 1 s"), "\(check.output)")
    // Whether the root of c.xib is known as well depends on the machine.
    #expect(check.output.contains("✗ c.xib: 1 finding\n"), "\(check.output)")
    #expect(check.output.contains(", 4 passed in"), "\(check.output)")
    let inspect = try tool.run("inspect", "a.xib", "c.xib", "d.xib", "--timeout", "1")
    #expect(inspect.status == 1)
    #expect(inspect.error.contains("c.xib: the document took longer than 1 s"))
    let pages = inspect.output.split(separator: "\n").filter { $0.hasSuffix(".xib") }
    #expect(pages == ["a.xib", "c.xib", "d.xib"])
    let render = try tool.run("render", "c.xib", "--timeout", "1")
    #expect(render.status == 1 && render.output.isEmpty)
    #expect(render.error.contains("c.xib: the document took longer than 1 s"))
  }

  @Test("a document that needs too much memory is an error that says so")
  func memory() throws {
    let tool = try folder()
    defer { tool.remove() }
    try tool.write(Self.long(labels: 60_000), to: "c.xib")
    let check = try tool.run(
      "check",
      "a.xib",
      "c.xib",
      "d.xib",
      "--widths",
      "320",
      "--memory-limit",
      "256"
    )
    #expect(check.status == 1 && !check.wasKilled)
    #expect(check.output.contains("needs more memory than its limit of 256 MiB"), "\(check.output)")
    #expect(check.output.contains("4 passed"), "\(check.output)")
  }

  @Test("the journal of a check has all that its reports have")
  func journal() throws {
    let tool = try folder()
    defer { tool.remove() }
    #expect(try tool.run("check", ".", "--output", "Reports").status == 1)
    let made = try tool.run("report", "--from", "Reports/journal.jsonl", "--output", "Made")
    #expect(made.status == 0, "\(made.error)")
    for file in ["junit.xml", "result.json", "index.html"] {
      #expect(try tool.read("Made/" + file) == (try tool.read("Reports/" + file)), "\(file)")
    }
    #expect(try tool.read("Reports/junit.xml").contains("ClassMismatch"))
  }

  @Test("a check that was killed leaves what it had found in its journal, and no worker")
  func killed() throws {
    let tool = try folder()
    defer { tool.remove() }
    try tool.write(Self.long(labels: 30_000), to: "c.xib")
    let check = Process()
    check.executableURL = Tool.executable
    check.arguments = ["check", ".", "--widths", "320", "--workers", "2", "--output", "Reports"]
    check.currentDirectoryURL = tool.folder
    check.standardOutput = FileHandle.nullDevice
    check.standardError = FileHandle.nullDevice
    try check.run()
    // The others are done, also those after the long one.
    let isWaiting = waits {
      let lines = (try? tool.read("Reports/journal.jsonl"))?.split(separator: "\n") ?? []
      return lines.contains { $0.contains("caseFinished") && $0.contains(#""g.xib""#) }
    }
    #expect(isWaiting)
    let workers = children(of: check.processIdentifier)
    #expect(!workers.isEmpty)
    kill(check.processIdentifier, SIGKILL)
    check.waitUntilExit()
    #expect(waits { workers.allSatisfy { kill($0, 0) != 0 } }, "a worker outlived its supervisor")
    let made = try tool.run("report", "--from", "Reports/journal.jsonl", "--junit", "junit.xml")
    #expect(made.status == 0 || made.status == 1, "\(made.error)")
    let junit = try tool.read("junit.xml")
    #expect(junit.contains("the run was ended from outside while this case ran"))
    #expect(junit.contains(#"classname="e.xib" name="document""#), "\(junit)")
  }

  private func waits(_ condition: () -> Bool) -> Bool {
    for _ in 0..<2000 {
      if condition() { return true }
      usleep(5000)
    }
    return false
  }

  private func children(of process: pid_t) -> [pid_t] {
    let path = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }

  @Test("numbers beyond all integers are findings or errors, and never the end of the tool")
  func extremeNumbers() throws {
    let tool = try Tool()
    defer { tool.remove() }
    for number in ["1e308", "-1e308", "1e19", "NaN", "inf", "9223372036854775807", "-1", "5e-324"] {
      let view = """
        <view id="one"><rect key="frame" x="0" y="\(number)" width="\(number)" height="44"/><subviews>
        <label opaque="NO" numberOfLines="\(number)" text="Words" id="two" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="\(number)" y="0" width="10" height="\(number)"/>
        <fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label></subviews><constraints>
        <constraint firstItem="two" firstAttribute="width" constant="\(number)" id="c1"/>
        <constraint firstItem="two" firstAttribute="width" constant="10" id="c2"/>
        <constraint firstItem="two" firstAttribute="leading" secondItem="one" secondAttribute="leading"
          multiplier="\(number)" constant="\(number)" id="c3"/>
        <constraint firstAttribute="trailing" secondItem="two" secondAttribute="trailing" constant="\(number)" id="c4"/>
        </constraints></view>
        """
      // What is no integer is refused where one must stand, so the label is tried without as well.
      for text in [view, view.replacing("numberOfLines=\"\(number)\" ", with: "")] {
        try tool.write(Sample.xib(text), to: "one.xib")
        for call in [
          ["inspect", "--diagnose"], ["inspect", "--intrinsic", "engine", "--explain"],
          ["render", "--constraints", "--guides"], ["render", "--width", "99999"],
          ["check", "--widths", "320,414", "--text", "short,long", "--appearance", "light,dark"],
        ] {
          let answer = try tool.run(call + ["one.xib", "--in-process"])
          #expect(!answer.wasKilled, "\(number) \(call)")
        }
      }
    }
  }
}
