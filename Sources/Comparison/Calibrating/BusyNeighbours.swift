import Foundation
import Processes

/// Processes that disturb a calibration as other jobs on a shared machine would.
public final class BusyNeighbours {
  private var processes: [pid_t] = []

  /// Starts them; they end with this value, and with this process however it ends.
  ///
  /// The running program must call ``BusyNeighbour/work(seed:parent:)`` for the argument `neighbour`.
  ///
  /// - Throws: ``MeasuringError`` when one cannot be started.
  public init(count: Int) throws(MeasuringError) {
    for seed in 0..<count {
      do throws(WorkerError) {
        let arguments = ["neighbour", "--seed", "\(seed + 1)", "--parent", "\(getpid())"]
        let process = try ProcessSpawn.start(
          ProgramStart.executable,
          arguments,
          name: "a neighbour"
        )
        processes.append(process)
      } catch {
        end()
        throw MeasuringError(error.description)
      }
    }
  }

  deinit { end() }

  /// Ends them.
  public func end() {
    for process in processes {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    processes = []
  }
}
