import Foundation

/// Limits that a shell sets with `ulimit`, which hold for this process and its workers.
package enum SystemLimit {
  /// The most bytes of address space; nil without a limit.
  package static var memory: UInt64? { value(RLIMIT_AS) }

  /// The most open files; nil without a limit.
  package static var openFiles: UInt64? { value(RLIMIT_NOFILE) }

  /// The lower of a limit that was asked for and the shell's own.
  package static func memory(atMost asked: UInt64?) -> UInt64? {
    [asked, memory].compactMap(\.self).min()
  }

  /// What a person should know of the limit on memory when a worker cannot work; empty without one.
  package static var memoryNote: String {
    memory.map { "; processes may have \($0 / 1_048_576) MiB of memory (ulimit -v)" } ?? ""
  }

  private static func value(_ resource: __rlimit_resource) -> UInt64? {
    var limits = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &limits) == 0,
      limits.rlim_cur != rlim_t.max
    else { return nil }
    return UInt64(limits.rlim_cur)
  }
}
