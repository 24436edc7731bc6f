import Foundation
import SuiteMessages
import TestModel

/// Counts a benchmark's instructions in exactly the measured iterations, with callgrind.
///
/// Unlike time, the count repeats from run to run: sets have the same order in every worker, and
/// addresses are not randomised where the system permits that.
public struct InstructionCounter {
  /// The count of one arm.
  public struct Count: Sendable {
    /// The instructions of the region, by function.
    public var profile: CallgrindProfile
    /// The iterations that the region stands for.
    public var iterationCount: Int
    /// The difference between two counts of the same region, as a part.
    public var spread: Double

    /// The instructions of one iteration.
    public var perIteration: Double { Double(profile.total) / Double(iterationCount) }
  }

  private let valgrind: String
  /// Iterations before counting, so that one-time work is done.
  private static let warmUpCount = 20

  /// Finds valgrind in `PATH`.
  ///
  /// - Throws: ``MeasuringError`` when it is not installed.
  public init() throws(MeasuringError) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let candidates = path.split(separator: ":").map { "\($0)/valgrind" }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw MeasuringError(
        "instructions are counted by valgrind, which is not on the PATH; install it (Debian: "
          + "apt-get install valgrind) and build again, or leave --instructions away"
      )
    }
    valgrind = found
  }

  /// Counts some iterations of a benchmark, plus the further ones of each slowdown.
  ///
  /// - Parameters:
  ///   - key: The benchmark.
  ///   - arm: The build and its suites.
  ///   - name: The arm's name in errors.
  ///   - iterationCount: The iterations that the counts stand for.
  ///   - extraCounts: The numbers of further iterations; each has a region of its own.
  ///   - seed: The seed of the worker.
  /// - Returns: A count for each of `extraCounts`, in their order.
  /// - Throws: ``MeasuringError`` when the worker cannot measure under valgrind.
  public func counts(
    of key: CaseKey,
    in arm: MeasuredArm,
    name: String,
    iterationCount: Int = 10,
    extraCounts: [Int] = [0],
    seed: UInt64 = 1
  ) throws(MeasuringError) -> [Count] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(AbandonedFolders.name()).path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw MeasuringError("\(folder) cannot be made for valgrind's counts: \(error)")
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var own = arm
    own.program = program(arm.program, folder)
    let worker = try MeasuringWorker(own, name: name + " under valgrind", seed: seed)
    defer { worker.end() }
    try worker.waitUntilReady()
    _ = try worker.prepare(
      MeasuringRequest(key: key, batchSize: iterationCount, warmUpCount: Self.warmUpCount)
    )
    // The first region is discarded, because valgrind's own instrumentation starts in it.
    for extra in [0] + extraCounts.flatMap({ [$0, $0] }) {
      _ = try worker.sample(
        SampleRequest(iterationCount: iterationCount, extraIterationCount: extra)
      )
    }
    var counts: [Count] = []
    for index in extraCounts.indices {
      let pair = try [2, 3].map { number throws(MeasuringError) in
        try Self.profile(folder, number + 2 * index, name)
      }
      counts.append(
        Count(
          profile: pair[1],
          iterationCount: iterationCount,
          spread: abs(Double(pair[0].total) / Double(pair[1].total) - 1)
        )
      )
    }
    return counts
  }

  private func program(_ program: ArmProgram, _ folder: String) -> ArmProgram {
    // Under valgrind, the link would lead to valgrind.
    let original = URL(fileURLWithPath: program.executable).resolvingSymlinksInPath().path
    let executable =
      ExecutableCopy.withoutDebugInformation(of: original, in: folder) ?? original
    return ArmProgram(
      executable: valgrind,
      arguments: [
        "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=\(folder)/counts",
        "--trace-children=yes", "--quiet", "--", executable,
      ] + program.arguments,
      variables: program.variables
    )
  }

  private static func profile(
    _ folder: String,
    _ number: Int,
    _ name: String
  ) throws(MeasuringError) -> CallgrindProfile {
    let text = try? String(contentsOfFile: "\(folder)/counts.\(number)", encoding: .utf8)
    guard let text, let profile = CallgrindProfile(text) else {
      throw MeasuringError(
        "valgrind counted nothing in \(name): its build knows no regions; build it where valgrind's header "
          + "(valgrind/callgrind.h) is installed"
      )
    }
    return profile
  }
}
