/// How many of the times of frames are over a budget.
///
/// A list that scrolls well on average may still stutter: what people see is the frames that came too late.
public struct FrameFigures: Hashable, Sendable, Codable {
  /// How many medians a budget is unless somebody sets another.
  public static let standardMultiple = 3.0

  /// The budget, in the unit of the times.
  public let budget: Double
  /// How many times are over it.
  public let overBudgetCount: Int
  /// How many times there are.
  public let count: Int
  /// The 99th percentile over the median; nil unless the median is positive.
  public let tailRatio: Double?

  /// Counts; nil without times.
  ///
  /// - Parameters:
  ///   - times: The times of frames, or means of as many as made a batch.
  ///   - budget: What a frame may take; three times `median` when nil.
  ///   - median: The median that the budget follows from; that of the times when nil. A comparison takes the base's
  ///     for both sides.
  /// - Complexity: O(n log n).
  public init?(_ times: [Double], budget: Double? = nil, median: Double? = nil) {
    guard let sample = Sample(times) else { return nil }
    let limit = budget ?? Self.standardMultiple * (median ?? sample.median)
    self.budget = limit
    count = sample.count
    overBudgetCount = sample.sorted.reversed().prefix { $0 > limit }.count
    tailRatio = sample.tailRatio
  }

  /// The part of the times over the budget, from 0 to 1.
  public var overBudgetPart: Double { Double(overBudgetCount) / Double(count) }
}
