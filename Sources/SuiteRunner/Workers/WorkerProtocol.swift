import Foundation
import TestModel

/// What a supervisor and its workers say to one another: one JSON object a line.
///
/// The supervisor sends a ``WorkerJob`` and hears `ready`; from then on each ``WorkerCommand`` is answered
/// by one `finished`. Both ends are the same binary, so a version that differs means that the binary was
/// replaced while it ran; it is refused and never guessed at.
enum WorkerProtocol {
  /// Grows with every change of the messages.
  static let version = 1

  /// Where a worker finds the pipe for its answers; the standard streams belong to the cases.
  static let answerDescriptor: Int32 = 3
}

/// What a worker needs to know before its first case.
struct WorkerJob: Codable, Equatable {
  var protocolVersion = WorkerProtocol.version
  /// The suites, as the run was asked for them.
  var paths: [String]
  var root: String?
  var seed: UInt64
  var repeatCount: Int
  var isRecording: Bool
  var stressOperationCount: Int?
  /// How many bytes of address space the worker may have; nil for no limit.
  var memoryLimit: UInt64?
}

extension WorkerJob {
  /// The job of a run.
  init(_ plan: RunPlan, _ sources: SuiteSources, memoryLimit: UInt64?) {
    self.init(
      paths: sources.paths,
      root: sources.root,
      seed: plan.options.seed,
      repeatCount: plan.options.repeatCount,
      isRecording: plan.options.isRecording,
      stressOperationCount: plan.options.stressOperationCount,
      memoryLimit: memoryLimit
    )
  }

  /// The options of the run as far as a single case sees them: a worker plans every case, since the
  /// supervisor has picked already.
  var options: RunOptions {
    var options = RunOptions()
    options.seed = seed
    options.repeatCount = repeatCount
    options.isRecording = isRecording
    options.stressOperationCount = stressOperationCount
    return options
  }
}

/// Asks for one case; cases are named, not numbered, so that both ends cannot mean different ones.
struct WorkerCommand: Codable, Equatable {
  var run: CaseKey
}

/// What a worker answers.
enum WorkerAnswer: Codable, Equatable {
  /// The suites are loaded.
  case ready(protocolVersion: Int, caseCount: Int)
  /// A case ended by itself.
  case finished(CaseResult)
  /// The worker cannot do what was asked, and why.
  case refused(reason: String)
}

/// The one way in which messages become lines.
enum WorkerCoding {
  /// A message with its line feed.
  static func line(_ message: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try encoder.encode(message) + [10]
  }

  /// A message from a line without its line feed.
  static func message<Message: Decodable>(_ type: Message.Type, from line: Data) throws -> Message {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try decoder.decode(type, from: line)
  }
}
