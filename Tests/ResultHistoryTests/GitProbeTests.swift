import Foundation
import ResultHistory
import TestModel
import Testing

@Suite("What git knows of a commit")
struct GitProbeTests {
  /// A repository in a folder of its own.
  private struct Repository {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-git-\(UUID().uuidString)").path

    init() throws {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try git("init", "-q")
      try git("commit", "-q", "--allow-empty", "-m", "first")
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let identity = ["-c", "user.name=T", "-c", "user.email=t@example.org"]
      process.arguments = ["git", "-C", folder] + identity + arguments
      let dates = ["GIT_COMMITTER_DATE": "1700000000 +0100"]
      process.environment = ProcessInfo.processInfo.environment.merging(dates) { $1 }
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
      return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private static let date = Timestamp(millisecondsSince1970: 1_700_000_000_000)

  @Test("the first commit has a date and no parents, and the next one has both")
  func parents() async throws {
    try await onThread {
      let repository = try Repository()
      defer { repository.remove() }
      let first = GitProbe.place(of: "HEAD", at: repository.folder)
      #expect(first.committedAt == Self.date && first.parents == [] && first.depth == 1)
      let commit = try repository.git("rev-parse", "HEAD")
      #expect(first.commit == commit)
      #expect(GitProbe.place(of: "nowhere", at: repository.folder).commit == "nowhere")
      try repository.git("commit", "-q", "--allow-empty", "-m", "second")
      let second = GitProbe.place(of: "HEAD", at: repository.folder)
      #expect(second.committedAt == Self.date && second.parents == [commit] && second.depth == 2)
    }
  }

  @Test("a tag of its own stands for its commit")
  func tag() async throws {
    try await onThread {
      let repository = try Repository()
      defer { repository.remove() }
      try repository.git("tag", "-a", "v1", "-m", "one")
      #expect(GitProbe.place(of: "v1", at: repository.folder).committedAt == Self.date)
    }
  }

  @Test("what is an option of git is no commit")
  func options() async throws {
    try await onThread {
      let repository = try Repository()
      defer { repository.remove() }
      let file = repository.folder + "/kept"
      try "words".write(toFile: file, atomically: true, encoding: .utf8)
      for ending in ["", "^{commit}"] {
        let place = GitProbe.place(of: "--output=" + file + ending, at: repository.folder)
        #expect(place.committedAt == nil && place.depth == nil)
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "words")
      #expect(try FileManager.default.contentsOfDirectory(atPath: repository.folder).count == 2)
    }
  }

  @Test("a date that no calendar has is the last one")
  func dates() async throws {
    try await onThread {
      let repository = try Repository()
      defer { repository.remove() }
      let tree = try repository.git("rev-parse", "HEAD^{tree}")
      let file = repository.folder + "/object"
      let who = "T <t@example.org> 99999999999999999 +0000"
      try "tree \(tree)\nauthor \(who)\ncommitter \(who)\n\nlate\n"
        .write(toFile: file, atomically: true, encoding: .utf8)
      let commit = try repository.git("hash-object", "-t", "commit", "-w", "--literally", file)
      let date = GitProbe.place(of: commit, at: repository.folder).committedAt
      #expect(date == Timestamp(millisecondsSince1970: .max))
    }
  }

  /// A task must not wait for a program.
  private func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
  }
}
