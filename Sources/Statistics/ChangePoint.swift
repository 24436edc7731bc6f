/// A place at which a series begins to be distributed otherwise.
public struct ChangePoint: Hashable, Sendable {
  /// The position of the first value after the change.
  public var index: Int
  /// The part of random orders that look at least as much like a change, the one found counted in.
  public var significance: Double
  /// The median of the values between the change before and this one.
  public var medianBefore: Double
  /// The median of the values from this change to the next.
  public var medianAfter: Double
}
