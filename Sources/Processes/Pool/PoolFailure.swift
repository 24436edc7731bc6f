/// Why a pool has no worker.
package enum PoolFailure: Error, Sendable {
  /// The program does not start.
  case start(WorkerError)
  /// It starts, but cannot work.
  case worker(reason: String)
}
