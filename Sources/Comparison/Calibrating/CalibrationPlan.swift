import Foundation
import Statistics
import TestModel

/// What a calibration does.
public struct CalibrationPlan: Sendable {
  /// The slowdowns to put in, as parts; 0 compares a build with itself.
  public var slowdowns: [Double]
  /// How many comparisons of a build with itself are made in a round.
  public var ownShare: Int
  /// The slowdown of which one comparison is made in each round; the others have their turns in every fourth.
  public var mainSlowdown: Double
  /// How many rounds are made.
  public var count: Int
  /// When to stop at the latest, in seconds.
  public var secondsMax: Double
  /// How many comparisons of a build with itself are drawn from the processes that were measured.
  public var resampledCount: Int

  /// Creates a plan.
  public init(
    slowdowns: [Double] = [0.01, 0.02, 0.03, 0.05, 0.10],
    ownShare: Int = 3,
    mainSlowdown: Double = 0.03,
    count: Int = 1000,
    secondsMax: Double = 540,
    resampledCount: Int = 2000
  ) {
    self.slowdowns = slowdowns
    self.ownShare = ownShare
    self.mainSlowdown = mainSlowdown
    self.count = count
    self.secondsMax = secondsMax
    self.resampledCount = resampledCount
  }

  /// The comparisons of a round: nil is one without a slowdown, a number the index of one.
  func turns(of round: Int) -> [Int?] {
    Array(repeating: nil, count: ownShare)
      + slowdowns.indices.filter {
        slowdowns[$0] == mainSlowdown || round.isMultiple(of: Self.seldomness)
      }
  }

  private static let seldomness = 4
}
