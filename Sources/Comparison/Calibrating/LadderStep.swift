import Foundation
import TestModel

/// What a slowdown that is put in is in instructions: whether it is as large as it is said to be.
public struct LadderStep: Codable, Hashable, Sendable {
  /// The benchmark.
  public var benchmark: String
  /// The slowdown, as a part of the iterations.
  public var slowdown: Double
  /// The further instructions, as a part of those without it.
  public var counted: Double

  /// How far the two are apart, in percentage points.
  public var error: Double { (counted - slowdown) * 100 }
}
