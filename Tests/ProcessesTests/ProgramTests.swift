import Foundation
import Testing

@testable import Processes

@Suite("Programs that run to their end")
struct ProgramTests {
  @Test("both streams are kept whole, however much of both there is, with the exit code")
  func streams() async throws {
    let script = "seq 40000; seq 40000 >&2; exit 7"
    let answer = try await run("sh", ["-c", script])
    let expected = (1...40_000).map(String.init).joined(separator: "\n")
    #expect(String(decoding: answer.output, as: UTF8.self) == expected + "\n")
    #expect(answer.error == expected)
    #expect(answer.status == 7)
  }

  @Test("nothing is there to read, and the environment is this process's")
  func surroundings() async throws {
    let answer = try await run("sh", ["-c", "cat; printf %s \"$PATH\""])
    let path = ProcessInfo.processInfo.environment["PATH"]
    #expect(String(decoding: answer.output, as: UTF8.self) == path)
  }

  @Test("a program that is not there, by its name or path, is an error that names it")
  func missing() async throws {
    for name in ["nibmark-no-such-program", "/nibmark/no/such/program"] {
      let error = await #expect(throws: ProgramError.self) { try await run(name, []) }
      #expect(error?.description.contains(name) == true)
    }
  }

  @Test("a program that takes too long is ended", .timeLimit(.minutes(20)))
  func overdue() async throws {
    let error = await #expect(throws: ProgramError.self) {
      try await run("sleep", ["3600"], limit: .milliseconds(200))
    }
    #expect(error?.description.hasPrefix("it did not end within") == true)
  }

  @Test("a program that writes without end is ended", .timeLimit(.minutes(20)))
  func endless() async throws {
    let error = await #expect(throws: ProgramError.self) { try await run("yes", []) }
    #expect(error?.description.hasPrefix("it wrote more than") == true)
  }

  @Test("git's own words are the error")
  func git() async throws {
    let error = await #expect(throws: ProgramError.self) {
      try await onThread { () throws(ProgramError) in try Git("/").text("rev-parse", "HEAD") }
    }
    #expect(error?.description.hasPrefix("git rev-parse HEAD: fatal: ") == true)
  }

  private func run(
    _ name: String,
    _ arguments: [String],
    limit: Duration? = nil
  ) async throws(ProgramError) -> Program.Answer {
    try await onThread { () throws(ProgramError) in
      try Program.run(name, arguments, limit: limit)
    }
  }

  /// Does something on a thread of its own, as tests run on the few threads of the shared pool.
  private func onThread<Outcome: Sendable>(
    _ body: @escaping @Sendable () throws(ProgramError) -> Outcome
  ) async throws(ProgramError) -> Outcome {
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: Result { () throws(ProgramError) in try body() })
      }
    }
    return try result.get()
  }
}
