/// How many frame times exceed a budget.
///
/// A list that scrolls well on average may still stutter: people notice the frames that are late.
public struct FrameFigures: Hashable, Sendable, Codable {
  /// The default budget as a multiple of the median.
  public static let standardMultiple = 3.0

  /// The budget, in the unit of the times.
  public let budget: Double
  /// The number of times over the budget.
  public let overBudgetCount: Int
  /// The number of all times.
  public let count: Int
  /// The 99th percentile divided by the median; nil unless the median is positive.
  public let tailRatio: Double?

  /// Counts the times over a budget; nil without times.
  ///
  /// - Parameters:
  ///   - times: The time of each frame, or the mean of each batch of frames.
  ///   - budget: The most that a frame may take; three times `median` when nil.
  ///   - median: The median that a nil budget follows from; that of the times when nil. A
  ///     comparison passes the base's median for both sides.
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
