/// What a comparison of two times says.
public enum TimeVerdict: String, Codable, Sendable, CaseIterable {
  /// The head takes longer, beyond the gate and beyond doubt.
  case slower
  /// The head takes less time, beyond the gate and beyond doubt.
  case faster
  /// Whatever difference there is lies within the least one that matters.
  case equivalent
  /// Neither a difference nor its absence was shown.
  case inconclusive
  /// The base differed from itself: the machine disturbed the measurement.
  case contaminated
}
