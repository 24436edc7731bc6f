/// Counts allocations; the executable hands one in where malloc is interposed.
///
/// The runner does not link the interposer itself, so that tests under a sanitizer and fuzzers stay free
/// of it.
public protocol AllocationMeter: Sendable {
  /// Whether the counters count; false under a sanitizer.
  var isCounting: Bool { get }

  /// Switches to a scope; returns the one before.
  func enter(_ scope: AllocationScope) -> AllocationScope

  /// The calling thread's counts of a scope.
  func counts(of scope: AllocationScope) -> AllocationCounts
}
