import Foundation
import Testing

@Suite("Calibrating code layouts as a person meets it", .serialized)
struct LayoutCalibrationCommandTests {
  private static let helper = """
    /// One.
    struct One {
      private func weight(_ n: Int) -> Int { n + 1 }
      func all() -> Int { weight(1) }
    }

    /// Two.
    struct Two {
      let other = 3
    }

    extension One {
      func last() -> Int { 9 }
    }

    """

  @Test(
    "what needs one another is asked for together",
    arguments: [
      ["--layouts"], ["--runner", "App"], ["--journal", "j"], ["--changed", "f.swift"],
      ["--draws", "alike"], ["--layouts", "--runner", "App", "--draws", "same"],
      ["--layouts", "--runner", "App", "--rounds", "0"],
    ]
  )
  func refused(words: [String]) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try tool.run(["calibrate"] + words)
    #expect(answer.status != 0 && answer.error.contains("--"), "\(answer.output)\(answer.error)")
    #expect(!answer.wasKilled && answer.output.isEmpty)
  }

  @Test(
    "a call that was ended goes on where its journal ends",
    .enabled(if: Tool.isThorough, Tool.thoroughness)
  )
  func journal() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(RunnerProductTests.manifest, to: "Package.swift")
    try tool.write(RunnerProductTests.main("none"), to: "Sources/AppRunner/main.swift")
    try tool.write(Self.helper, to: "Sources/AppRunner/Helper.swift")
    try tool.write(CompareCommandTests.suite, to: "Suites/suite.xml")
    try tool.write(".build/\n.output\n.error\n", to: ".gitignore")
    try tool.git("init", "-q", "-b", "main")
    try tool.commit("first")
    let calibrate = [
      "calibrate", "--layouts", "--runner", "AppRunner", "Suites/suite.xml", "--budget", "0.001",
      "--rounds", "1", "--slowdowns", "3", "--journal", "j.jsonl", "--seconds",
    ]
    let first = try tool.run(calibrate + ["0.01"])
    #expect(first.status == 0, "\(first.output)\(first.error)")
    let lines = try tool.read("j.jsonl").split(separator: "\n")
    #expect(lines.count == 1 && first.output.contains("| equal sources | drawn alike | 1 |"))
    let second = try tool.run(calibrate + ["600"])
    #expect(second.status == 0, "\(second.output)\(second.error)")
    // Four comparisons of equal sources, three changes and a slowdown, each in three ways.
    let all = try tool.read("j.jsonl").split(separator: "\n")
    #expect(all.count == 24 && all.first == lines.first)
    for name in ["unused-function", "private-name", "function-order", "slower by 3.0 %"] {
      for way in ["drawn alike", "drawn apart", "one each"] {
        #expect(second.output.contains("| \(name) | \(way) | 1 |"), "\(second.output)")
      }
    }
    #expect(!second.error.contains("building"), "built a second time: \(second.error)")
  }
}
