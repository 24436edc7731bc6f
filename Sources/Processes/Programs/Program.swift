#if Tools
import Foundation
import Subprocess

/// Another program that runs to its end, while the calling thread waits.
package enum Program {
  /// How a program ended.
  package struct Answer: Sendable {
    /// The exit code, or the number of the signal that ended it.
    package var status: Int32
    /// What it wrote to standard output.
    package var output: Data
    /// What it wrote to standard error, without white space at its ends.
    package var error: String
  }

  /// How many bytes of each stream are kept; a program that writes more fails.
  package static let outputCountMax = 64 * 1_048_576

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - name: A path, or a name that is looked for along `PATH`.
  ///   - arguments: The arguments after the program's name.
  ///   - folder: The folder that it works in; this process's own when nil.
  ///   - input: What it reads from standard input.
  ///   - variables: How its environment differs from this process's own; nil for what it does not have.
  ///   - limit: How long it may take; then it is ended. No limit when nil.
  /// - Returns: What it wrote, and how it ended.
  /// - Throws: ``ProgramError`` when it cannot be started, takes too long or writes too much.
  package static func run(
    _ name: String,
    _ arguments: [String],
    in folder: String? = nil,
    input: [UInt8] = [],
    variables: [String: String?] = [:],
    limit: Duration? = nil
  ) throws(ProgramError) -> Answer {
    guard hasFreeDescriptors else {
      throw .start(reason: "too many files are open; raise the limit (ulimit -n)")
    }
    // The pool of threads watches itself by way of /proc, and traps without it.
    guard access("/proc/self/task", R_OK) == 0 else {
      throw .start(reason: "no /proc is mounted here; mount it (mount -t proc proc /proc)")
    }
    var configuration = Configuration(
      executable: name.contains("/") ? .path(.init(name)) : .name(name),
      arguments: Arguments(arguments),
      environment: .inherit.updating(
        Dictionary(uniqueKeysWithValues: variables.map { (Environment.Key(stringLiteral: $0), $1) })
      ),
      workingDirectory: folder.map { .init($0) }
    )
    configuration.platformOptions.teardownSequence = [
      .gracefulShutDown(allowedDurationToNextStep: .seconds(2))
    ]
    return try Blocking.wait { [configuration] in
      await answer(configuration, input, limit: limit)
    }.get()
  }

  /// Whether files can be opened for a program's streams: without them the library traps.
  private static var hasFreeDescriptors: Bool {
    let opened = (0..<16).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
    for descriptor in opened where descriptor >= 0 { close(descriptor) }
    return opened.allSatisfy { $0 >= 0 }
  }

  private static func answer(
    _ configuration: Configuration,
    _ input: [UInt8],
    limit: Duration?
  ) async -> Result<Answer, ProgramError> {
    await withTaskGroup(of: Result<Answer, ProgramError>.self) { group in
      group.addTask { await answer(configuration, input) }
      if let limit {
        group.addTask {
          try? await Task.sleep(for: limit)
          return .failure(.overdue(limit: limit))
        }
      }
      let first = await group.next()
      // Ends the program, which the group then waits for.
      group.cancelAll()
      return first ?? .failure(.start(reason: "nothing ran"))
    }
  }

  private static func answer(
    _ configuration: Configuration,
    _ input: [UInt8]
  ) async -> Result<Answer, ProgramError> {
    do {
      let result = try await Subprocess.run(
        configuration,
        input: .array(input),
        output: .bytes(limit: outputCountMax),
        error: .bytes(limit: outputCountMax)
      )
      return .success(Answer(result))
    } catch {
      return .failure(ProgramError(error))
    }
  }
}

extension Program.Answer {
  fileprivate init(_ result: ExecutionResult<Void, BytesOutput, BytesOutput>) {
    switch result.terminationStatus {
    case .exited(let code), .signaled(let code): status = code
    }
    output = Data(result.standardOutput)
    error = String(decoding: result.standardError, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
#endif
