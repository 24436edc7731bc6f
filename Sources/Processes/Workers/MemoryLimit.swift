import Foundation

/// A bound on what a worker may allocate.
package enum MemoryLimit {
  /// Sets the process's limit on address space, in bytes; a lower one that it has already stays.
  package static func set(_ limit: UInt64?) throws(WorkerError) {
    guard let limit else { return }
    let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
    var former = rlimit()
    guard getrlimit(resource, &former) == 0 else {
      throw Descriptors.failure("cannot read the worker's limit of memory")
    }
    let lower = min(rlim_t(limit), former.rlim_cur, former.rlim_max)
    var limits = rlimit(rlim_cur: lower, rlim_max: lower)
    guard setrlimit(resource, &limits) == 0 else {
      throw Descriptors.failure("cannot limit the worker's memory")
    }
  }
}
