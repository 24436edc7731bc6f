/// A position at which the level of a series changes.
public struct SeriesStep: Codable, Hashable, Sendable {
  /// The position of the first value after the step.
  public var index: Int
  /// The level before the step.
  public var before: Double
  /// The level from the step on.
  public var after: Double
  /// The p-value of the step; 0 for an exact counter, which does not change by chance.
  public var significance: Double

  /// Creates a step.
  public init(index: Int, before: Double, after: Double, significance: Double) {
    self.index = index
    self.before = before
    self.after = after
    self.significance = significance
  }

  /// The relative change of the level; nil when the level before was 0.
  public var change: Double? { before == 0 ? nil : after / before - 1 }
}
