import ArgumentParser
import CAllocationCounter

/// `nibmark self-check`: whether this build's own instruments can be trusted; for tests and bug reports.
struct SelfCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "self-check",
    abstract: "Check whether this build counts allocations exactly.",
    shouldDisplay: false
  )

  func run() throws {
    guard nibmark_allocations_installed() else {
      StandardStreams.write("allocations: not measured\n")
      return
    }
    let wrongCount = nibmark_allocations_self_check()
    guard wrongCount == 0 else {
      throw CommandFailure("allocations: \(wrongCount) counts are wrong", status: .caseError)
    }
    StandardStreams.write("allocations: exact\n")
  }
}
