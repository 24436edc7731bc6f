import ArgumentParser
import SuiteRunner

/// `nibmark worker`: the other end of `nibmark run`, which alone starts it.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Run the cases that `nibmark run` assigns.",
    shouldDisplay: false
  )

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        try SuiteWorker(
          meter: ProcessAllocationMeter.installed,
          prepareClasses: RunnerClasses.prepare
        ).serve()
      } catch {
        throw CommandFailure("\(error)")
      }
    }
  }
}
