import Foundation
import Testing

@Suite("Comparing packages by runners of their own", .serialized)
struct RunnerProductTests {
  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", targets: [.executableTarget(name: "AppRunner")])
    """

  /// A runner that is the probe, with what the package's classes are supposed to do besides.
  static func main(_ extra: String) -> String {
    let probe = Tool.executable.deletingLastPathComponent().appendingPathComponent("CompareProbe")
    return """
      import Glibc
      setenv("PROBE_EXTRA", "\(extra)", 1)
      var words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
      execv("\(probe.path)", &words)
      exit(1)
      """
  }

  /// What is kept of a commit; the tree that commits are built in lies beside it.
  private static func kept(of commit: String, in tool: Tool) throws -> [String] {
    let runners = tool.folder.path + "/.git/nibmark-runners"
    return try FileManager.default.contentsOfDirectory(atPath: runners)
      .filter { $0.hasPrefix(commit) }
  }

  @Test(
    "each side's runner is built of it, kept for its commit, and a rise is found",
    .enabled(if: Tool.isThorough, Tool.thoroughness)
  )
  func packages() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.manifest, to: "Package.swift")
    try tool.write(Self.main("none"), to: "Sources/AppRunner/main.swift")
    try tool.write(CompareCommandTests.suite, to: "Suites/suite.xml")
    try tool.write(".build/\n.output\n.error\n", to: ".gitignore")
    try tool.git("init", "-q", "-b", "main")
    let commit = try tool.commit("first")
    try tool.write(Self.main("allocation"), to: "Sources/AppRunner/main.swift")
    let compare = [
      "compare", "--base", "main", "--skip-times", "--runner", "AppRunner", "--configuration",
      "debug",
    ]
    let answer = try tool.run(compare)
    #expect(answer.status == 1, "\(answer.output)\(answer.error)")
    #expect(answer.output.contains("FAIL Suites.suite/scroll allocations.engine rose from"))
    #expect(answer.error.contains("building AppRunner of \(commit.prefix(12))"))
    let kept = try Self.kept(of: commit, in: tool)
    #expect(kept.count == 1, "\(kept)")
    let again = try tool.run(compare)
    #expect(again.status == 1, "\(again.output)\(again.error)")
    #expect(again.output == answer.output, "\(again.output)\(again.error) after \(answer.output)")
    #expect(!again.error.contains("building AppRunner of \(commit.prefix(12))"), "not kept")
    try tool.write("this is no Swift", to: "Sources/AppRunner/main.swift")
    let broken = try tool.run(compare)
    #expect(broken.status == 1 && broken.error.contains("AppRunner cannot be built of"))
    #expect(broken.error.contains("main.swift:1"), "\(broken.error)")
  }

  @Test(
    "times are taken of many layouts of each side, kept for its commit, or of one with the reason",
    .enabled(if: Tool.isThorough, Tool.thoroughness)
  )
  func layouts() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.manifest, to: "Package.swift")
    try tool.write(Self.main("none"), to: "Sources/AppRunner/main.swift")
    try tool.write(CompareCommandTests.suite, to: "Suites/suite.xml")
    try tool.write(".build/\n.output\n.error\n", to: ".gitignore")
    try tool.git("init", "-q", "-b", "main")
    let commit = try tool.commit("first")
    let compare = [
      "compare", "--base", "main", "--runner", "AppRunner", "--configuration", "debug",
      "--budget", "0.001", "--output", "R",
    ]
    let answer = try tool.run(compare)
    #expect(answer.output.contains("1 benchmarks timed"), "\(answer.output)\(answer.error)")
    #expect(!answer.output.contains("layout is not averaged"), "\(answer.output)")
    #expect(try tool.read("R/comparison.json").contains("\"layoutCount\" : 10"))
    let runners = tool.folder.path + "/.git/nibmark-runners"
    let kept = try Self.kept(of: commit, in: tool)
    try #require(kept.count == 1 && kept[0].hasPrefix("\(commit)-debug-sections-"), "\(kept)")
    let layouts = "\(runners)/\(kept[0])/AppRunner.orders"
    let seeds = try FileManager.default.contentsOfDirectory(atPath: layouts).sorted()
    // Ten groups, and the first link of all, which shows that there can be others.
    #expect(seeds.count == 11 && seeds.allSatisfy { UInt32($0) != nil }, "\(seeds)")
    let programs = try seeds.map {
      try Data(contentsOf: URL(fileURLWithPath: "\(layouts)/\($0)/AppRunner"))
    }
    #expect(Set(programs).count > 1, "every seed linked the same program")
    _ = try tool.run(compare)
    #expect(try FileManager.default.contentsOfDirectory(atPath: layouts).sorted() == seeds)
    let one = try tool.run(compare + ["--one-layout"])
    #expect(one.output.contains("1 benchmarks timed"), "\(one.output)\(one.error)")
    #expect(!(try tool.read("R/comparison.json").contains("layoutCount")))
  }

  @Test(
    "a folder that is no package, and a configuration that is none, are refused with what to do"
  )
  func refused() throws {
    let tool = try CompareCommandTests.made("")
    defer { tool.remove() }
    let none = try tool.run("compare", "--base", ".", "--runner", "AppRunner", "suite.xml")
    #expect(none.status == 1 && none.error.contains("holds no Package.swift"), "\(none.error)")
    let odd = try tool.run("compare", "--base", ".", "--configuration", "fast")
    #expect(odd.status != 0 && odd.error.contains("release or debug"))
    for option in [["--configuration", "debug"], ["--one-layout"]] {
      let alone = try tool.run(["compare", "--base", "."] + option)
      #expect(alone.status != 0 && alone.error.contains("\(option[0]) needs --runner"))
    }
  }
}
