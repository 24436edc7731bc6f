import Foundation

/// How a worker's process ended.
package struct WorkerEnd: Sendable {
  /// What ended it.
  package enum Cause: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
  }

  package var cause: Cause
  /// The most memory that it had, in bytes.
  package var peakMemory: Int

  init(status: Int32, usage: rusage) {
    // The macros of wait.h: the low seven bits hold the signal, the next byte the exit code.
    let signal = status & 0x7F
    cause = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
    peakMemory = usage.ru_maxrss * 1024
  }
}
