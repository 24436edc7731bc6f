import ArgumentParser
import Foundation

/// Processes that disturb a calibration as other jobs on a shared machine would.
final class BusyNeighbours {
  private var processes: [Process] = []

  /// Starts them; they end with this value, and with this process however it ends.
  init(count: Int) throws {
    for seed in 0..<count {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["neighbour", "--seed", String(seed + 1)]
      do {
        try process.run()
      } catch {
        end()
        throw CommandFailure("a neighbour cannot be started: \(error.localizedDescription)")
      }
      processes.append(process)
    }
  }

  deinit { end() }

  /// Ends them.
  func end() {
    for process in processes where process.isRunning { process.terminate() }
    processes = []
  }
}
