/// The conclusion of a comparison of two times.
public enum TimeVerdict: String, Codable, Sendable, CaseIterable {
  /// The head takes longer: the difference is significant and exceeds the gate.
  case slower
  /// The head takes less time: the difference is significant and exceeds the gate.
  case faster
  /// Any difference is smaller than the least one that matters.
  case equivalent
  /// Neither a difference nor equivalence was shown.
  case inconclusive
  /// The base differed from itself: something disturbed the measurement.
  case contaminated
}
