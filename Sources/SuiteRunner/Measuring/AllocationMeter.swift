/// Whose work an allocation belongs to.
public enum AllocationScope: String, Sendable, CaseIterable {
  /// The view engine and the code under test.
  case engine
  /// Generated data.
  case dataSource
  /// The runner itself.
  case harness
}

/// Allocations of one scope since the process began.
public struct AllocationCounts: Sendable, Equatable {
  /// Calls of malloc and its relatives.
  public var count: UInt64
  /// Bytes asked for.
  public var bytes: UInt64

  /// Creates counts.
  public init(count: UInt64, bytes: UInt64) {
    self.count = count
    self.bytes = bytes
  }
}

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
