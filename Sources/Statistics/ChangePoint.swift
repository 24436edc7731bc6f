/// A position at which the distribution of a series changes.
public struct ChangePoint: Hashable, Sendable {
  /// The position of the first value after the change.
  public var index: Int
  /// The part of permutations with a cut at least as strong, the observed order included: a
  /// p-value.
  public var significance: Double
  /// The median from the previous change, or the start, to this one.
  public var medianBefore: Double
  /// The median from this change to the next, or the end.
  public var medianAfter: Double
}
