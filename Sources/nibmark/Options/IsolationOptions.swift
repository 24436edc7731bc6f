import ArgumentParser
import Foundation
import Processes
import SuiteRunner

/// The options that say where cases run and what they may use.
struct IsolationOptions: ParsableArguments {
  @Option(
    name: .long,
    help: "Run N cases at a time, except benchmarks; by default one per core."
  )
  var workers: Int?

  @Option(
    name: .long,
    help: "Kill a case after SECONDS; by default a little after its suite's timeout (60)."
  )
  var timeout: Double?

  @Option(
    name: .long,
    help: "Limit a worker's address space to MIB; 0 for no limit; by default 8192."
  )
  var memoryLimit: Int?

  @Flag(
    name: .long,
    help: "Run all cases in this process, for a debugger; a crash then ends the run."
  )
  var inProcess = false

  func validate() throws {
    if let workers, !(1...256).contains(workers) {
      throw ValidationError("--workers takes a number from 1 to 256, not \(workers)")
    }
    if let timeout, !(timeout > 0 && timeout <= 1_000_000) {
      throw ValidationError("--timeout takes seconds, more than 0 and at most 1000000")
    }
    if let memoryLimit, memoryLimit != 0, !(256...1_048_576).contains(memoryLimit) {
      throw ValidationError("--memory-limit takes 0 or MiB from 256 to 1048576, not \(memoryLimit)")
    }
    if inProcess, workers != nil || timeout != nil || memoryLimit != nil {
      throw ValidationError(
        "--workers, --timeout and --memory-limit need workers; leave out --in-process"
      )
    }
  }
}

extension IsolationOptions {
  /// How workers are to be; nil when there are to be none.
  var workerOptions: WorkerOptions? {
    guard !inProcess else { return nil }
    var options = WorkerOptions()
    options.count = workers ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    options.timeout = timeout
    options.memoryLimit = bytesMax
    return options
  }

  // Sanitizers reserve terabytes of address space, and leave the hooks on malloc out: there the limit
  // would only keep workers from starting.
  private var bytesMax: UInt64? {
    let standard = ProcessAllocationMeter.installed == nil ? 0 : 8192
    let mebibytes = memoryLimit ?? standard
    return SystemLimit.memory(atMost: mebibytes == 0 ? nil : UInt64(mebibytes) * 1_048_576)
  }
}
