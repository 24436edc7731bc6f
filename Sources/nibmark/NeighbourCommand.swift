import ArgumentParser
import Foundation

/// `nibmark neighbour`: works in bursts until its parent is gone; `nibmark calibrate` starts it.
struct NeighbourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "neighbour",
    abstract: "Be busy in bursts.",
    shouldDisplay: false
  )

  @Option(name: .long, help: "Seed the bursts with SEED.")
  var seed: UInt64 = 1

  func run() throws {
    let parent = getppid()
    var state = seed
    var numbers = [UInt64](repeating: 1, count: 1 << 18)
    while getppid() == parent {
      // Between 5 and 260 ms of work over two mebibytes, which fill caches, then as much rest.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let length = 0.005 + Double(state >> 56) / 1000
      let end = MonotonicClock.seconds + length
      while MonotonicClock.seconds < end {
        for index in numbers.indices { numbers[index] = numbers[index] &* 3 &+ state }
      }
      usleep(UInt32(length * 1e6))
    }
  }
}
