import Foundation

/// A bound on what a worker may allocate.
package enum MemoryLimit {
  /// Sets the process's limit on address space, in bytes.
  package static func set(_ limit: UInt64?) throws(WorkerError) {
    guard let limit else { return }
    var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
    guard setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits) == 0 else {
      throw Descriptors.failure("cannot limit the worker's memory")
    }
  }
}
