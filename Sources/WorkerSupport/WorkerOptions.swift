/// Where the suites of a run came from, so that a worker can load the same ones.
public struct SuiteSources: Sendable {
  /// The files and folders that were asked for.
  public var paths: [String]
  /// The folder below which files may be read; nil when each suite finds its own.
  public var root: String?

  /// Creates sources; they are what `SuiteLoader` took.
  public init(paths: [String], root: String? = nil) {
    self.paths = paths
    self.root = root
  }
}

/// How workers are started and what they may use.
public struct WorkerOptions: Sendable {
  /// The program to start; it must call `SuiteWorker.serve()` for the arguments below.
  ///
  /// The link names the running binary itself, even when its file was replaced meanwhile.
  public var executable = "/proc/self/exe"
  /// The arguments after the program's name.
  public var arguments = ["worker"]
  /// How many cases run at the same time; benchmarks always run alone.
  public var count = 1
  /// How many seconds a case may take; the suites' own timeouts hold when nil.
  public var timeout: Double?
  /// How many bytes of address space a worker may have; nil for no limit.
  public var memoryLimit: UInt64?
  /// Environment variables that workers have beside those of this process.
  public var variables: [String: String] = [:]

  /// Creates the options of a single worker of the running program.
  public init() {}
}

/// Why a worker could not serve.
public struct WorkerError: Error, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  public let description: String

  /// Creates an error.
  package init(_ description: String) {
    self.description = description
  }
}
