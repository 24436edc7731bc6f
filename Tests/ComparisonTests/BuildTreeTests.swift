import Foundation
import Processes
import Testing

@testable import Comparison

@Suite("Runners of commits built one after the other", .serialized)
struct BuildTreeTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", targets: [.executableTarget(name: "App")])
    """

  /// What two commits of a repository came to.
  private struct Built: Sendable {
    var outputs: [String] = []
    var scratches: [Bool] = []
    var hasOldFile = true
    var statusLines = "?"
  }

  @Test("each has its own result, in one tree that keeps what was built")
  func commits() async throws {
    let built = try await Self.onThread { () throws -> Built in try builtCommits() }
    #expect(built.outputs == ["first\n", "second\n", "first\n"])
    #expect(built.scratches == [true, true, true], "what was built before is gone")
    #expect(!built.hasOldFile, "a file of another commit is left")
    #expect(built.statusLines.isEmpty, "the user's work tree changed")
  }

  private func builtCommits() throws -> Built {
    let folder = try repository()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let git = Git(folder)
    var built = Built()
    let tree = folder + "/.git/nibmark-runners/build-debug/tree"
    for commit in ["HEAD~1", "HEAD", "HEAD~1"] {
      let name = try git.text("rev-parse", commit)
      let build = RunnerBuild(
        product: "App",
        package: RunnerPackage(from: folder),
        configuration: "debug",
        drawsLayouts: false
      )
      let program = try build.program(of: .checkout(name, of: folder))
      let output = try Program.run(program.executable, []).output
      built.outputs.append(String(decoding: output, as: UTF8.self))
      built.scratches.append(FileManager.default.fileExists(atPath: tree + "/.build/debug"))
    }
    built.hasOldFile = FileManager.default.fileExists(atPath: tree + "/Sources/App/First.swift")
    built.statusLines = try git.text("status", "--porcelain")
    return built
  }

  @Test("a package below the root is built where it lies, and kept beside one of the same product")
  func belowTheRoot() async throws {
    let outputs = try await Self.onThread { () throws -> [String] in
      let folder = try repository(package: "Nibmark")
      defer { try? FileManager.default.removeItem(atPath: folder) }
      return try ["HEAD~1", "HEAD"].map { name in
        let commit = try Git(folder).text("rev-parse", name)
        let program = try RunnerBuild(
          product: "App",
          package: RunnerPackage(from: folder + "/Nibmark"),
          configuration: "debug",
          drawsLayouts: false
        ).program(of: .checkout(commit, of: folder))
        #expect(program.executable.contains("-debug-Nibmark-"))
        return String(decoding: try Program.run(program.executable, []).output, as: UTF8.self)
      }
    }
    #expect(outputs == ["first\n", "second\n"])
  }

  @Test("one process has it at a time, and a build that failed leaves nothing")
  func oneAtATime() async throws {
    let (second, third, isGone) = try await Self.onThread { () throws -> (Bool, Bool, Bool) in
      let folder = try repository()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let commit = try Git(folder).text("rev-parse", "HEAD")
      let place = folder + "/.git/trees"
      var first = BuildTree(commit, of: folder, in: place)
      try #require(first != nil)
      let second = BuildTree(commit, of: folder, in: place) == nil
      first = nil
      let third = BuildTree(commit, of: folder, in: place)
      #expect(throws: MeasuringError.self) {
        try BuildTree.using(third) { () throws(MeasuringError) in throw MeasuringError("no") }
      }
      let isGone = !FileManager.default.fileExists(atPath: place + "/tree")
      return (second, third != nil, isGone)
    }
    #expect(second && third && isGone)
  }

  /// A repository with two commits, of which the second has other files.
  private func repository(package: String = "") throws -> String {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("nibmark-tests-\(UUID().uuidString)")
    let place = package.isEmpty ? folder : folder.appendingPathComponent(package)
    let sources = place.appendingPathComponent("Sources/App")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    func write(_ text: String, _ path: String) throws {
      try text.write(to: place.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
    let git = Git(folder.path)
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    try write(Self.manifest, "Package.swift")
    try write(".build\n", ".gitignore")
    try write("print(word)\n", "Sources/App/main.swift")
    try write("let word = \"first\"\n", "Sources/App/First.swift")
    _ = try git.text("init", "--quiet")
    _ = try git.text("add", "--all")
    _ = try git.data(identity + ["commit", "--quiet", "--message", "First"])
    try write("let word = \"second\"\n", "Sources/App/Second.swift")
    try FileManager.default.removeItem(at: place.appendingPathComponent("Sources/App/First.swift"))
    _ = try git.text("add", "--all")
    _ = try git.data(identity + ["commit", "--quiet", "--message", "Second"])
    return folder.path
  }

  /// A task must not wait for a program.
  static func onThread<Outcome: Sendable>(
    _ body: @escaping @Sendable () throws -> Outcome
  ) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
  }
}
