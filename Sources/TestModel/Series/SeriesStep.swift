/// A place at which a series steps.
public struct SeriesStep: Codable, Hashable, Sendable {
  /// The position of the first value after the step.
  public var index: Int
  /// The level before it.
  public var before: Double
  /// The level from it on.
  public var after: Double
  /// How probable such a step is by chance; 0 for an exact counter, which does not step by chance.
  public var significance: Double

  /// Creates a step.
  public init(index: Int, before: Double, after: Double, significance: Double) {
    self.index = index
    self.before = before
    self.after = after
    self.significance = significance
  }

  /// By how much the level changed, as a part of the one before; nil when that was 0.
  public var change: Double? { before == 0 ? nil : after / before - 1 }
}
