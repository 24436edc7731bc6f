import ArgumentParser
import Processes
import SuiteRunner

/// The options that say where cases run and what they may use.
struct IsolationOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Run N cases at a time, except benchmarks; by default one per core.",
      valueName: "N"
    )
  )
  var workers: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Kill a case after SECONDS; by default a little after its suite's timeout (60).",
      valueName: "SECONDS"
    )
  )
  var timeout: Double?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Limit a worker's address space to MIB; 0 for no limit; by default 8192.",
      valueName: "MIB"
    )
  )
  var memoryLimit: Int?

  @Flag(
    name: .long,
    help: "Run all cases in this process, for a debugger; a crash then ends the run."
  )
  var inProcess = false

  func validate() throws { try limits.validate() }
}

extension IsolationOptions {
  /// How workers are to be; nil when there are to be none.
  var workerOptions: WorkerOptions? { limits.workerOptions }

  private var limits: WorkerLimits {
    WorkerLimits(
      workers: workers,
      timeout: timeout,
      memoryLimit: memoryLimit,
      inProcess: inProcess
    )
  }
}
