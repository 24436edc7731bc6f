import Foundation
import Testing

@Suite("Finding the commit with git bisect", .serialized)
struct BisectTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Documentation/CI/README.md")

  /// The line of the page, as somebody would copy it.
  private static func line() throws -> String {
    let text = try String(contentsOf: page, encoding: .utf8)
    let lines = text.split(separator: "\n").filter {
      $0.hasPrefix("git bisect run nibmark compare")
    }
    return String(try #require(lines.first))
  }

  private static let suite = """
    <suite name="Views" version="1"><nib name="View" file="View.xib"/>
    <benchmark id="makes" samples="3"><measure><instantiate nib="View" show="NO"/></measure></benchmark>
    </suite>
    """

  @Test(
    "the documented line names the commit that made a counter rise, past those that cannot be judged"
  )
  func bisect() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let inner = """
              <subviews><view contentMode="scaleToFill" id="inn-er-001">
                  <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
          </view>
      """
    let plain = Sample.xib(Sample.view())
    let costly = Sample.xib(Sample.view().replacing("</view>", with: inner))
    try tool.write(Self.suite, to: "Suites/benchmarks.xml")
    try tool.git("init", "-q", "-b", "main")
    var commits: [String] = []
    for number in 0..<8 {
      try tool.write(number < 6 ? plain : costly, to: "Suites/View.xib")
      // In the middle, where bisecting begins.
      try tool.write([3, 4].contains(number) ? "<suite" : Self.suite, to: "Suites/benchmarks.xml")
      try tool.write("\(number)", to: "number.txt")
      commits.append(try tool.commit("commit \(number)"))
    }
    try tool.git("tag", "GOOD", commits[0])
    try tool.git("bisect", "start", "main", "GOOD")
    let words = try Self.line().split(separator: " ").dropFirst(3).map(String.init)
    try #require(words.first == "nibmark")
    // git looks for the tool along PATH, as it would for a person.
    let found = try tool.bisect(words, path: Tool.executable.deletingLastPathComponent().path)
    #expect(found.contains("\(commits[6]) is the first bad commit"), "\(found)")
    #expect(try tool.git("worktree", "list").split(separator: "\n").count == 1)
  }

  @Test("exit codes for bisect: good, bad, and what cannot be judged")
  func codes() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.suite, to: "s.xml")
    let bisect = ["--root", ".", "--exit-code=bisect"]
    #expect(try tool.run(["run", "s.xml"] + bisect).status == 125)
    #expect(try tool.run(["run", "s.xml", "--root", ".", "--exit-code", "bisect"]).status == 125)
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    #expect(try tool.run(["run", "s.xml"] + bisect).status == 0)
    try tool.write(Sample.xib(Sample.view(id: "oth-Er-001")), to: "View.xib")
    #expect(try tool.run(["run", "s.xml"] + bisect).status == 1)
  }
}

extension Tool {
  /// What `git bisect run` prints of a command.
  fileprivate func bisect(_ words: [String], path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "bisect", "run"] + words
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = path + ":" + (environment["PATH"] ?? "")
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
