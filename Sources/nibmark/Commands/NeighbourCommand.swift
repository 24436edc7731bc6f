import ArgumentParser
import Comparison
import NibmarkRunner

/// `nibmark neighbour`: works in bursts until its parent is gone; `nibmark calibrate` starts it.
struct NeighbourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "neighbour",
    abstract: "Be busy in bursts.",
    shouldDisplay: false
  )

  @Option(name: .long, help: ArgumentHelp("The seed of the bursts.", valueName: "SEED"))
  var seed: UInt64 = 1

  @Option(name: .long, help: ArgumentHelp("The process that it ends with.", valueName: "PID"))
  var parent: Int32

  func run() {
    BusyNeighbour.work(seed: seed, parent: parent)
  }
}
