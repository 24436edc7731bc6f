/// How workers are started and what they may use.
public struct WorkerOptions: Sendable {
  /// The program to start; it must serve as a worker for the arguments below.
  ///
  /// By default the running program itself, even when its file was replaced meanwhile.
  public var executable = ProgramStart.executable
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

  /// What workers do instead of starting the program: each is then a copy of this process.
  package var body: (@Sendable () -> Void)?

  /// Creates the options of a single worker of the running program.
  public init() {}
}
