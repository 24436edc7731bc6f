import TestModel

/// From how many points on a change of a view counts, by its kind.
public struct PictureThresholds: Sendable, Equatable {
  /// The points of kinds that count otherwise; infinity for a kind that never does.
  public var points: [ViewChange.Kind: Double] = [:]

  /// Creates the usual thresholds of one point.
  public init() {}

  /// Whether a change counts.
  func holds(_ change: ViewChange) -> Bool { change.points >= points[change.kind] ?? 1 }
}
