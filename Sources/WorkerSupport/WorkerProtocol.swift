import Foundation
import TestModel

/// What a supervisor and its workers say to one another: one JSON object a line.
///
/// The supervisor sends a ``WorkerJob`` and hears `ready`; from then on each ``WorkerCommand`` but `release` is
/// answered by one ``WorkerAnswer``. A comparison drives workers of two builds, so a version that differs is refused
/// and never guessed at.
package enum WorkerProtocol {
  /// Grows with every change of the messages.
  package static let version = 2

  /// Where a worker finds the pipe for its answers; the standard streams belong to the cases.
  package static let answerDescriptor: Int32 = 3
}

/// What a worker needs to know before its first case.
package struct WorkerJob: Codable, Equatable, Sendable {
  package var protocolVersion = WorkerProtocol.version
  /// The suites, as the run was asked for them.
  package var paths: [String]
  package var root: String?
  package var seed: UInt64
  package var repeatCount = 1
  package var isRecording = false
  package var stressOperationCount: Int?
  /// Whether results keep where views lay; a worker that does not know of it keeps nothing.
  package var keepsFrames: Bool?
  /// How many bytes of address space the worker may have; nil for no limit.
  package var memoryLimit: UInt64?
  /// Where the worker's memory is to begin, as far as it can choose; nil for wherever it does.
  package var layout: MemoryLayoutOffset?

  /// Creates a job that does every case once.
  package init(_ sources: SuiteSources, seed: UInt64) {
    paths = sources.paths
    root = sources.root
    self.seed = seed
  }
}

/// By how much a process's memory is moved.
///
/// Where memory lies can be worth several per cent of a time: by chance, and for a process's whole life. Processes that
/// are compared are therefore moved alike, and differently from one comparison to the next.
package struct MemoryLayoutOffset: Codable, Equatable, Sendable {
  /// Bytes of the heap, a multiple of 16.
  package var heap: Int
  /// Bytes of the memory that is mapped apart, whole pages.
  package var mapped: Int
  /// Bytes of the stack, by a variable of the environment.
  package var stack: Int

  /// Creates an offset from a random number.
  package init(_ random: UInt64) {
    heap = 16 * Int(random & 0xFFF) + 16
    mapped = 4096 * (64 + Int(random >> 12 & 0xFF))
    stack = 16 * Int(random >> 20 & 0xFF)
  }

  /// The environment that moves the stack.
  package var variables: [String: String] {
    ["NIBMARK_LAYOUT": String(repeating: "-", count: stack)]
  }

  /// Moves this process's heap; what is taken is never given back.
  package func apply() {
    _ = UnsafeMutableRawPointer.allocate(byteCount: heap, alignment: 16)
    // Beyond 128 KiB the C library maps a block of its own.
    _ = UnsafeMutableRawPointer.allocate(byteCount: mapped, alignment: 16)
  }
}

/// What a supervisor asks for; cases are named, not numbered, so that both ends cannot mean different ones.
package enum WorkerCommand: Codable, Equatable, Sendable {
  /// Run a case; answered by `finished`.
  case run(CaseKey)
  /// Prepare a benchmark and keep it; answered by `prepared` or, when it cannot be measured, by `finished`.
  case prepare(MeasuringRequest)
  /// Time a number of iterations of the prepared benchmark; answered by `sampled`, or by `finished` when one breaks.
  case sample(SampleRequest)
  /// Let go of the prepared benchmark; not answered.
  case release
}

/// Which benchmark to prepare, and how long a sample of it is to last.
package struct MeasuringRequest: Codable, Equatable, Sendable {
  package var key: CaseKey
  /// The iterations of a sample, where another worker has found out; nil to find out.
  package var batchSize: Int?
  /// How long a sample lasts at least, in seconds.
  package var batchDuration: Double
  /// The iterations of the warm-up, where a time would make them differ from process to process; nil for a time.
  package var warmUpCount: Int?

  /// Creates a request.
  package init(
    key: CaseKey,
    batchSize: Int?,
    batchDuration: Double = 0,
    warmUpCount: Int? = nil
  ) {
    self.key = key
    self.batchSize = batchSize
    self.batchDuration = batchDuration
    self.warmUpCount = warmUpCount
  }
}

/// How many iterations to time.
package struct SampleRequest: Codable, Equatable, Sendable {
  /// The iterations that the sample stands for.
  package var iterationCount: Int
  /// Further iterations inside the measured region: a slowdown that is known exactly.
  package var extraIterationCount: Int

  /// Creates a request.
  package init(iterationCount: Int, extraIterationCount: Int = 0) {
    self.iterationCount = iterationCount
    self.extraIterationCount = extraIterationCount
  }
}

/// What a prepared benchmark is like.
package struct PreparedBenchmark: Codable, Equatable, Sendable {
  /// How many iterations make a sample.
  package var batchSize: Int

  /// Creates the answer.
  package init(batchSize: Int) {
    self.batchSize = batchSize
  }
}

/// What one sample took.
package struct MeasuredSample: Codable, Equatable, Sendable {
  /// Wall time in nanoseconds.
  package var wall: Double
  /// Time of the measuring thread on a processor, in nanoseconds.
  package var cpu: Double

  /// Creates a sample.
  package init(wall: Double, cpu: Double) {
    self.wall = wall
    self.cpu = cpu
  }
}

/// What a worker answers.
package enum WorkerAnswer: Codable, Equatable, Sendable {
  /// The suites are loaded; workers of other versions may say less of their build.
  case ready(protocolVersion: Int, build: WorkerBuild? = nil)
  /// A case ended by itself.
  case finished(CaseResult)
  /// A benchmark stands ready.
  case prepared(PreparedBenchmark)
  /// A sample was taken.
  case sampled(MeasuredSample)
  /// The worker cannot do what was asked, and why.
  case refused(reason: String)
}

/// The one way in which messages become lines.
package enum WorkerCoding {
  /// A message with its line feed.
  package static func line(_ message: some Encodable) throws -> Data {
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
  package static func message<Message: Decodable>(
    _ type: Message.Type,
    from line: Data
  ) throws -> Message {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try decoder.decode(type, from: line)
  }
}
