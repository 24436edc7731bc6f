import ArgumentParser
import Foundation
import Processes

/// What the options of a command say of its workers.
struct WorkerLimits {
  /// How many work at the same time; nil for one a core.
  let workers: Int?
  /// Seconds for each item; nil for the default.
  let timeout: Double?
  /// MiB of address space; 0 for no limit, and nil for the default.
  let memoryLimit: Int?
  let inProcess: Bool

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
