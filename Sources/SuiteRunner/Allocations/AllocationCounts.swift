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
