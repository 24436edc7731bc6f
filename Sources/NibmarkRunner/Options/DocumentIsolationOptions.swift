import ArgumentParser
import Processes

/// The options that say where documents are worked at, and what they may use.
package struct DocumentIsolationOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("Work at N documents at a time; by default one per core.", valueName: "N")
  )
  package var workers: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Give a document up after SECONDS; by default after 60.",
      valueName: "SECONDS"
    )
  )
  package var timeout: Double?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Limit a worker's address space to MIB; 0 for no limit; by default 8192.",
      valueName: "MIB"
    )
  )
  package var memoryLimit: Int?

  @Flag(
    name: .long,
    help: "Work in this process, for a debugger; a crash then ends the command."
  )
  package var inProcess = false

  package func validate() throws { try limits.validate() }

  package init() {}
}

extension DocumentIsolationOptions {
  /// How workers are to be; nil when there are to be none.
  package var workerOptions: WorkerOptions? { limits.workerOptions }

  private var limits: WorkerLimits {
    WorkerLimits(
      workers: workers,
      timeout: timeout,
      memoryLimit: memoryLimit,
      inProcess: inProcess
    )
  }
}
