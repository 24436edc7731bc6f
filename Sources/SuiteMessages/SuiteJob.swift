import Processes

/// What a worker of suites needs to know before its first case.
package struct SuiteJob: Codable, Equatable, Sendable {
  package var protocolVersion = SuiteProtocol.version
  /// The suites, as the run was asked for them.
  package var paths: [String]
  package var root: String?
  /// Whether the run looked into what is left out by default; a worker that does not know of it does not.
  package var includesIgnored: Bool?
  package var seed: UInt64
  package var repeatCount = 1
  package var isRecording = false
  package var stressOperationCount: Int?
  /// The profile of all suites, instead of their own.
  package var profile: String?
  /// The classes that fixtures are made with instead of others; a worker that does not know of it uses their own.
  package var replacements: [String: String]?
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
    includesIgnored = sources.includesIgnored ? true : nil
    self.seed = seed
  }
}
